import { expect, type Page } from '@playwright/test'
import { inWords } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, type Language } from '#lib/language.ts'
import { button } from './support/admin-page.ts'
import { mailTo } from './support/mail.ts'
import { alive, chooseGovernorate, open } from './support/shopper.ts'
import { placePieces } from './support/tended-order.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const SIZES = [
  { size: 'M' as const, stock: 10 },
  { size: 'L' as const, stock: 10 },
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** By the link in its mail, as a phone opens it. */
async function openByMail(page: Page, product: Product, language: Language) {
  const placed = await placePieces(product, 2, 'cod')
  const { email } = placed.order.shippingAddress
  const { text } = await mailTo(email, wordsIn('en').letters.events.placed.subject(placed.order.sku))
  const link = /\S*\/confirm-order#\S+/.exec(text)?.[0] ?? ''
  const { pathname, hash } = new URL(link)
  await page.setViewportSize({ width: 390, height: 780 })
  // Cut off on its way, it says so, and still which order it is about.
  const { confirm, checkout } = wordsIn(language)
  await page.goto(inLanguage(language, pathname) + hash.slice(0, -4))
  await expect(page.getByText(confirm.cut)).toBeVisible()
  await expect(page.getByLabel(checkout.track.sku)).toHaveValue(placed.order.sku)
  await button(page, checkout.track.link.only).click()
  await expect(page).toHaveURL(new RegExp(`/guest-track\\?sku=${placed.order.sku}`))
  await page.goto(inLanguage(language, pathname) + hash)
  await alive(page)
  return placed
}

test('whoever ordered in cash takes another size by the mailed link, and the owner sees who has confirmed', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { confirm } = wordsIn('en')
  const { confirmation, details, change } = wordsIn('en').admin
  const product = await makeProduct({ sizes: SIZES })
  const { order } = await openByMail(page, product, 'en')
  await expect(heading(page, confirm.title)).toBeVisible()
  await expect(page).not.toHaveURL(/#/)
  await expect(page.getByText(confirm.text(order.sku))).toBeVisible()
  await button(page, confirm.change).click()
  await page.getByLabel(confirm.sizeOf(product.name)).selectOption('L')
  await button(page, confirm.look).click()
  await expect(page.getByText(confirm.costsSame(money(order.total, 'en')))).toBeVisible()
  await button(page, confirm.save).click()
  await expect(heading(page, confirm.confirmedTitle)).toBeVisible()
  await expect(page.getByText(confirm.changed)).toBeVisible()
  // In a browser that ordered nothing, the link that it came by opens the order whole.
  await page.getByRole('link', { name: wordsIn('en').checkout.order.track }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}$`))
  await expect(page.getByText(order.shippingAddress.name).first()).toBeVisible()

  await page.addInitScript((token) => localStorage.setItem('bw_access_token', token), backOffice.browser.token ?? '')
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, `/admin/orders/${order.id}`)
  await expect(page.getByText(`${confirmation.states.confirmed} ${confirmation.by.link}`)).toBeVisible()
  await button(page, change.ship).click()
  await button(page.getByRole('dialog'), change.confirm(wordsIn('en').admin.statuses.shipped)).click()
  const { door } = wordsIn('en').admin
  await button(page, door.action).click()
  await button(page.getByRole('dialog', { name: door.title }), door.confirm).click()
  await expect(page.getByText(door.done)).toBeVisible()
  await expect(page.getByText(confirmation.refusals(1))).toBeVisible()
  await expect(page.getByRole('heading', { name: details.history })).toBeVisible()
})

test('in Arabic the address moves, its fee is shown first, and the order is cancelled by its link', async ({
  page,
  makeProduct,
}) => {
  const { confirm } = wordsIn('ar')
  const product = await makeProduct({ sizes: SIZES })
  const { order } = await openByMail(page, product, 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await button(page, confirm.change).click()
  await expect(heading(page, confirm.change)).toBeVisible()
  await expect(page.getByRole('form', { name: confirm.change })).toBeFocused()
  await button(page, confirm.back).click()
  await expect(page.locator(':focus').getByText(confirm.text(order.sku))).toBeVisible()
  await button(page, confirm.change).click()
  await expect(page.getByLabel(confirm.sizeOf(inWords('ar', product.name, product.nameAr)))).toBeVisible()
  await chooseGovernorate(page, 'alexandria', 'ar')
  await page.getByLabel(confirm.cityName).fill('سيدي جابر')
  await button(page, confirm.look).click()
  const costs = page.getByText(new RegExp(confirm.costs('.+', money(order.total, 'ar')).slice(0, 10)))
  await expect(costs.or(page.getByText(confirm.costsSame(money(order.total, 'ar'))))).toBeVisible()
  await button(page, confirm.save).click()
  await expect(heading(page, confirm.confirmedTitle)).toBeVisible()
  await expect(page.getByText('سيدي جابر')).toBeVisible()
  await button(page, confirm.cancel).click()
  await button(page.getByRole('dialog', { name: confirm.cancelTitle }), confirm.cancelYes).click()
  await expect(page.getByText(confirm.over.cancelled)).toBeVisible()
})

test('the owner asks by WhatsApp, writes down that nobody answers, and finds who has not confirmed', async ({
  page,
  backOffice,
  makeProduct,
}) => {
  const { confirmation, orderList } = wordsIn('en').admin
  const { order } = await placePieces(await makeProduct(), 1, 'cod')
  await page.addInitScript((token) => localStorage.setItem('bw_access_token', token), backOffice.browser.token ?? '')
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/admin/orders?view=to-confirm')
  await expect(page.getByRole('link', { name: new RegExp(orderList.viewNames['to-confirm']) })).toBeVisible()
  let letLinkCome = (): void => undefined
  const linkMayCome = new Promise<void>((done) => {
    letLinkCome = done
  })
  await page.route('**/confirm-link', async (route) => {
    await linkMayCome
    await route.continue()
  })
  await open(page, `/admin/orders/${order.id}`)
  const place = await button(page, confirmation.noAnswer).boundingBox()
  letLinkCome()
  const ask = page.getByRole('link', { name: confirmation.ask })
  await expect(ask).toBeVisible()
  expect(await button(page, confirmation.noAnswer).boundingBox()).toEqual(place)
  await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/201\d+\?text=.+confirm-order%23/)
  await button(page, confirmation.noAnswer).click()
  await expect(page.getByText(confirmation.tries(1))).toBeVisible()
  await button(page, confirmation.confirmed).click()
  await expect(page.getByText(`${confirmation.states.confirmed} ${confirmation.by.team}`)).toBeVisible()
})
