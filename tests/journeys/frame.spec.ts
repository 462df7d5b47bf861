import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import type { TestShop } from '../../scripts/test-shop.mjs'
import { WORDS } from '../../src/simulator/words.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { type Town, town } from '../support/running-shop.ts'
import { someone } from './support/person.ts'
import { alive, bringToCheckout, continueToPayment, fillAddress, open } from './support/shopper.ts'
import { money, wordsIn } from './support/words.ts'

const TOTAL = 250

let place: Town
let shop: TestShop
let product: Product
test.beforeAll(async () => {
  place = await town()
  shop = await place.open({ PAYMOB_IFRAME_ID: '7' })
  await makeFee(place.db)
  const { id } = await makeProduct(place.db)
  product = (await (await fetch(`${shop.url}/api/products/${id}`)).json()).product
})
test.afterAll(() => place.close())

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })).newPage()

const documentOf = (page: Page): Promise<string> =>
  page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname)

/** The bank's page stands in ours, and takes the card. */
async function payInFrame(page: Page): Promise<void> {
  const { checkout } = wordsIn('en')
  const inFrame = page.frameLocator('iframe')
  await inFrame.getByLabel(WORDS.en.outcomes.Y, { exact: true }).check()
  await inFrame.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByRole('main').getByText(checkout.order.paid, { exact: true }).first()).toBeVisible()
}

test('whoever walks in from a product page pays in the bank’s frame, and one who left finds it again', async ({
  browser,
}) => {
  const { checkout } = wordsIn('en')
  const page = await newPage(browser)
  await bringToCheckout(page, [{ product, size: 'M' }], 'en')
  await alive(page)
  expect(await documentOf(page)).toBe('/checkout')
  await fillAddress(page, { ...someone('en'), governorate: 'cairo' }, 'en')
  await continueToPayment(page, 'en')
  await page.getByRole('radio', { name: checkout.payment.card }).check()
  await page.getByRole('button', { name: checkout.payment.payByCard(money(TOTAL, 'en')) }).click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pay' })).toBeVisible()

  // Another page's document, in which one comes Back to the checkout.
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(`${shop.url}/`)
  await page.reload()
  await alive(page)
  await page.goBack()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect.poll(() => documentOf(page)).toBe('/checkout')
  await alive(page)
  await page.getByRole('button', { name: wordsIn('en').payment.unpaid.card(money(TOTAL, 'en')) }).click()
  await payInFrame(page)
})

test('in the place of the bank’s form stands what it will be, and what never comes can be asked for again', async ({
  browser,
}) => {
  const { checkout, payment } = wordsIn('en')
  const page = await newPage(browser)
  await page.clock.install()
  let asked = 0
  await page.route('**/api/acceptance/iframes/**', (route) => (asked++ === 0 ? undefined : route.continue()))
  await bringToCheckout(page, [{ product, size: 'M' }], 'en')
  await fillAddress(page, { ...someone('en'), governorate: 'cairo' }, 'en')
  await continueToPayment(page, 'en')
  await page.getByRole('radio', { name: checkout.payment.card }).check()
  await page.getByRole('button', { name: checkout.payment.payByCard(money(TOTAL, 'en')) }).click()
  const help = page.getByText(payment.frame.help)
  await expect(page.getByText(payment.frame.awaited)).toBeVisible()
  const place = await help.boundingBox()
  await page.clock.fastForward(15_000)
  await expect(page.getByText(payment.frame.late)).toBeVisible()
  await page.getByRole('button', { name: payment.frame.again }).press('Enter')
  await expect(page.locator('iframe')).toBeFocused()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pay' })).toBeVisible()
  for (const said of [payment.frame.awaited, payment.frame.late]) await expect(page.getByText(said)).toBeHidden()
  expect((await help.boundingBox())?.y).toBe(place?.y)
})

test('the way that other pages lead to the frame opens it for that order', async ({ browser }) => {
  const page = await newPage(browser)
  // No page of the shop, which would ask for a token of its own meanwhile.
  await page.route('/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/blank')
  const { id } = await page.evaluate(
    async ({ productId, email }) => {
      const { csrfToken } = await (await fetch('/api/csrf-token')).json()
      const address = { name: 'Mona Adel', email, phone: '01123456789', address: '3 El Nasr Street' }
      const body = JSON.stringify({
        products: [{ product: productId, size: 'M', quantity: 1, price: 200 }],
        total: 250,
        shippingAddress: { ...address, city: 'cairo', cityName: 'Nasr City', country: 'EG' },
        paymentInfo: { method: 'card' },
      })
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken }
      return (await (await fetch('/api/orders/guest', { method: 'POST', headers, body })).json()).order
    },
    { productId: product.id, email: someone('en').email },
  )
  await open(page, `/checkout?pay=${id}`)
  await payInFrame(page)
})
