import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { keep, lineOf } from './support/kept.ts'
import { makeMember } from './support/member.ts'
import { someone } from './support/person.ts'
import {
  addToCart,
  bringToCheckout,
  chooseGovernorate,
  continueToPayment,
  drawer,
  fillAddress,
  nameOf,
  open,
  payButton,
  placedSku,
  signIn,
} from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

/** The session ends behind the page's back, as by a new password on another device. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const { csrfToken } = await (await fetch('/api/csrf-token')).json()
    const headers = { 'x-csrf-token': csrfToken, authorization: `Bearer ${localStorage.getItem('bw_access_token')}` }
    return (await fetch('/api/auth/logout', { method: 'POST', headers })).status
  })

for (const language of LANGUAGES) {
  const { cart, checkout, shop, refusals } = wordsIn(language)

  test(`a cart of sold-out pieces leads nowhere and says so, in ${language}`, async ({ page, makeProduct }) => {
    const gone = await makeProduct({ sizes: [{ size: 'M', stock: 0 }] })
    await keep(page, { bw_cart: JSON.stringify([lineOf(gone)]) })
    await open(page, inLanguage(language, '/'))
    await page.getByRole('button', { name: shop.cart.button(1), exact: true }).click()
    const button = drawer(page, language).getByRole('button', { name: cart.checkout, exact: true })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(cart.nothingToBuy)

    await open(page, inLanguage(language, '/checkout?step=payment'))
    await expect(page.getByRole('heading', { name: checkout.nothingLeftTitle })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(nameOf(gone, language))
    await expect(page.getByText(checkout.summary.total, { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: checkout.takeOut }).click()
    await expect(page.getByText(checkout.empty)).toBeVisible()
  })

  test(`the button that places the order is in sight on a desktop, in ${language}`, async ({ page, makeProduct }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await bringToCheckout(page, [{ product: await makeProduct(), size: 'M' }], language)
    await fillAddress(page, someone(language), language)
    await continueToPayment(page, language)
    await expect(payButton(page, language)).toBeInViewport({ ratio: 1 })
  })

  test(`one press goes on, also from a field that is wrong, in ${language}`, async ({ page, makeProduct }) => {
    // All of the form in sight: a browser makes up for what grows above it.
    await page.setViewportSize({ width: 1280, height: 1600 })
    await bringToCheckout(page, [{ product: await makeProduct(), size: 'M' }], language)
    const { phone, continue: goOn } = checkout.shipping
    await page.getByLabel(phone).fill('0101234')
    // The field's problem comes below it and moves the button, of which the upper edge was pressed.
    await page.getByRole('button', { name: goOn }).click({ position: { x: 40, y: 4 } })
    await expect(page.getByText(checkout.problems.fullNameRequired).first()).toBeVisible()
  })

  test(`nobody’s governorate is chosen for them, in ${language}`, async ({ page, makeProduct }) => {
    const product = await makeProduct()
    await bringToCheckout(page, [{ product, size: 'M' }], language)
    const field = page.getByRole('combobox', { name: shop.delivery.governorate })
    await expect(field).toHaveValue('')
    await expect(page.getByText(checkout.problems.cityRequired)).toHaveCount(0)
    await expect(page.getByText(checkout.summary.feeOpen).first()).toBeAttached()
    await page.getByRole('button', { name: checkout.shipping.continue }).click()
    await expect(field).toHaveAccessibleDescription(checkout.problems.cityRequired)
    await chooseGovernorate(page, 'giza', language)
    await expect(page.getByText(checkout.problems.cityRequired)).toHaveCount(0)
  })

  test(`DR9: a shop that can’t be reached is asked again by itself: told as waiting, then as failed, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { away, leaveLine } = checkout.payment
    const message = refusals.messages.UNAVAILABLE()
    await bringToCheckout(page, [{ product: await makeProduct(), size: 'M' }], language)
    await fillAddress(page, someone(language), language)
    await continueToPayment(page, language)
    const keys: (string | undefined)[] = []
    await page.route('**/api/orders/guest', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length === 7) return route.continue()
      const details = { retryAfter: keys.length === 1 ? 2 : 0.1 }
      return route.fulfill({ status: 503, json: { success: false, errorCode: 'UNAVAILABLE', message, details } })
    })
    await payButton(page, language).click()
    await expect(page.getByRole('status').filter({ hasText: away })).toBeVisible()
    await expect(page.getByRole('button', { name: leaveLine })).toBeVisible()
    await expect(page.getByText(message)).toBeHidden()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(page.getByText(away)).toBeHidden()
    expect(keys).toHaveLength(5)
    await payButton(page, language).click()
    await placedSku(page, language)
    expect(keys).toHaveLength(7)
    expect(new Set(keys).size).toBe(1)
  })

  test(`a session that ends at Place order loses nothing: signed in again, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const { sessionOver } = checkout
    const [member, product, person] = [await makeMember(language), await makeProduct(), someone(language)]
    await open(page, inLanguage(language, `/auth?next=${inLanguage(language, `/product/${product.id}`)}`))
    await signIn(page, member, language)
    await expect(page).toHaveURL(inLanguage(language, `/product/${product.id}`))
    await addToCart(page, 'M', language)
    await drawer(page, language).getByRole('link', { name: cart.checkout }).click()
    await fillAddress(page, person, language)
    await continueToPayment(page, language)
    // The account has the cart before its session ends.
    await expect.poll(async () => (await member.browser.get('/api/cart')).body.items.length).toBe(1)
    expect(await endSession(page)).toBe(200)
    await payButton(page, language).click()
    await expect(page.getByRole('heading', { name: sessionOver.title })).toBeVisible()
    await expect(page.getByText(checkout.empty)).toHaveCount(0)

    await page.getByRole('link', { name: sessionOver.signIn }).click()
    await signIn(page, member, language)
    await expect(payButton(page, language)).toBeVisible()
    await expect(page.getByText(person.street).first()).toBeVisible()
    await payButton(page, language).click()
    await placedSku(page, language)
    expect((await member.browser.get('/api/orders/my')).body.orders).toHaveLength(1)
  })

  test(`a session that ends at Place order loses nothing: on as a guest, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const [member, product] = [await makeMember(language), await makeProduct()]
    await open(page, inLanguage(language, `/auth?next=${inLanguage(language, `/product/${product.id}`)}`))
    await signIn(page, member, language)
    await expect(page).toHaveURL(inLanguage(language, `/product/${product.id}`))
    await addToCart(page, 'M', language)
    await drawer(page, language).getByRole('link', { name: cart.checkout }).click()
    await fillAddress(page, someone(language), language)
    await continueToPayment(page, language)
    await expect.poll(async () => (await member.browser.get('/api/cart')).body.items.length).toBe(1)
    // Another tab signs out.
    const other = await page.context().newPage()
    await open(other, inLanguage(language, '/'))
    await other.evaluate(() => {
      localStorage.removeItem('bw_access_token')
      localStorage.removeItem('bw_cart_of')
      localStorage.removeItem('bw_cart')
    })
    await page.getByRole('button', { name: checkout.sessionOver.guest }).click()
    await payButton(page, language).click()
    await placedSku(page, language)
  })
}
