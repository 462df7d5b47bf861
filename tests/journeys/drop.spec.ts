import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { cairoTime } from '#lib/cairo-time.ts'
import { momentText } from '#lib/days.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { soonText } from '#lib/soon.ts'
import { button } from './support/admin-page.ts'
import type { BackOffice } from './support/back-office.ts'
import { type Person, someone } from './support/person.ts'
import {
  addToCart,
  bringToCheckout,
  continueToPayment,
  drawer,
  fillAddress,
  nameOf,
  open,
  payButton,
  placedSku,
} from './support/shopper.ts'
import { test } from './support/test.ts'
import { wordsIn } from './support/words.ts'

const MINUTE = 60_000
/** Milliseconds that whoever gets there first needs. */
const HEAD_START = 25_000

/** A device whose clock is wrong by this many milliseconds. */
const setClock = (page: Page, by: number): Promise<unknown> =>
  page.addInitScript((wrong) => {
    const RightDate = Date
    globalThis.Date = class extends RightDate {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [RightDate.now() + wrong]) as [number]))
      }
      static override now = (): number => RightDate.now() + wrong
    } as DateConstructor
  }, by)

const wholeMinuteAfter = (milliseconds: number): Date =>
  new Date(Math.ceil((Date.now() + milliseconds) / MINUTE) * MINUTE)

/** As the owner does it, in the product's form. */
async function setDrop(page: Page, { id }: Product, { token }: BackOffice['browser']): Promise<Date> {
  const { form, product: words } = wordsIn('en').admin
  await page.addInitScript((kept) => localStorage.setItem('bw_access_token', kept), token ?? '')
  await open(page, `/admin/products/${id}`)
  await page.getByLabel(form.fields.maxPerShopper).fill('1')
  const opensAt = wholeMinuteAfter(HEAD_START)
  await page.getByLabel(form.fields.opensAt).fill(cairoTime(opensAt))
  await button(page, form.save).click()
  await expect(page.getByText(words.updated)).toBeVisible()
  return opensAt
}

const addButtons = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

async function toPayment(page: Page, person: Person, language: Language): Promise<void> {
  await fillAddress(page, person, language)
  await continueToPayment(page, language)
}

/** What the shop answers to the tap on the button. */
async function place(page: Page, language: Language) {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/orders/guest'))
  await payButton(page, language).click()
  const response = await answer
  return { status: response.status(), errorCode: (await response.json()).errorCode as string | undefined }
}

for (const language of LANGUAGES) {
  const { product: words, shop, checkout, waiting, refusals } = wordsIn(language)

  test(`DR1, DR3: a product opens by itself where somebody waits, whatever their clock says, and one is all they get, in ${language}`, async ({
    page,
    browser,
    makeProduct,
    backOffice,
  }) => {
    test.setTimeout(4 * MINUTE)
    const product = await makeProduct()
    const name = nameOf(product, language)
    const desk = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'America/New_York' })
    const opensAt = (await setDrop(await desk.newPage(), product, backOffice.browser)).toISOString()
    await desk.close()

    await setClock(page, 24 * 60 * MINUTE)
    await open(page, inLanguage(language, `/products?q=${encodeURIComponent(product.name)}`))
    const card = page.getByRole('article').filter({ hasText: name }).first()
    await expect(card).toContainText(shop.products.opens(soonText(opensAt, language)))
    await card.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { hasStayed: true }))
    await expect(page.getByText(momentText(opensAt, language))).toBeVisible()
    await expect(page.getByText(waiting.opening.limit(1))).toBeVisible()
    await expect(page.locator('p:has([role="timer"]) [aria-hidden]')).toHaveText(/\b00:0[01]:[0-5]\d\b/)
    await expect(addButtons(page, words.notOpenYet).first()).toBeDisabled()
    expect(Date.now()).toBeLessThan(Date.parse(opensAt))

    await expect(page.getByText(waiting.opening.now)).toBeVisible({ timeout: 2 * MINUTE })
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(opensAt))
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hasStayed'))).toBe(true)
    await addToCart(page, 'M', language)
    const toCheckout = drawer(page, language).getByRole('link', { name: shop.cart.checkout })
    await toCheckout.click()
    await toPayment(page, someone(language), language)
    await payButton(page, language).click()
    await placedSku(page, language)

    await bringToCheckout(page, [{ product, size: 'M' }], language)
    await toPayment(page, someone(language), language)
    expect(await place(page, language)).toEqual({ status: 422, errorCode: 'SHOPPER_LIMIT_REACHED' })
    const had = refusals.messages.SHOPPER_LIMIT_REACHED({
      name: product.name,
      nameAr: product.nameAr,
      limit: 1,
      left: 0,
    })
    await expect(page.getByRole('alert').filter({ hasText: had })).toBeVisible()
  })

  test(`DR1: an order before the opening is refused with the moment, whatever the page believes, in ${language}`, async ({
    page,
    makeProduct,
    backOffice,
  }) => {
    const [early, other] = [
      await makeProduct(),
      await makeProduct({ name: 'White Journey Tee', nameAr: 'تيشيرت أبيض' }),
    ]
    const lines = [early, other].map((product) => ({ product, size: 'M' as const }))
    await setClock(page, 24 * 60 * MINUTE)
    await bringToCheckout(page, lines, language)
    await toPayment(page, someone(language), language)
    const opensAt = wholeMinuteAfter(60 * MINUTE).toISOString()
    await backOffice.change(early.id, { opensAt })
    expect(await place(page, language)).toEqual({ status: 409, errorCode: 'NOT_OPEN_YET' })
    const told = refusals.messages.NOT_OPEN_YET({ name: early.name, nameAr: early.nameAr, opensAt })
    await expect(page.getByText(told)).toBeVisible()
    await expect(page.getByText(checkout.changes.lineNotOpen)).toBeVisible()

    await backOffice.change(other.id, { opensAt })
    await open(page, inLanguage(language, '/checkout'))
    await expect(page.getByText(checkout.nothingOpen)).toBeVisible()
    await expect(page.getByText(checkout.opensOn(momentText(opensAt, language)))).toHaveCount(2)
  })

  test(`DR9: whoever is in line is told so, and the page asks again by itself until it is their turn, in ${language}`, async ({
    page,
    makeProduct,
  }) => {
    const product = await makeProduct()
    await bringToCheckout(page, [{ product, size: 'M' }], language)
    await toPayment(page, someone(language), language)
    const asked: { ticket: string | undefined; key: string | undefined }[] = []
    const message = refusals.messages.IN_LINE()
    await page.route('**/api/orders/guest', async (route) => {
      const { ticket } = route.request().postDataJSON() as { ticket?: string }
      asked.push({ ticket, key: route.request().headers()['idempotency-key'] })
      if (asked.length === 4) return route.continue()
      const details = { retryAfter: 1, ticket: `ticket ${asked.length}` }
      const json = { success: false, errorCode: 'IN_LINE', message, details }
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json })
    })
    await payButton(page, language).click()
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
    await expect(page.locator('[inert] input[name="method"]').first()).toBeAttached()
    await page.getByRole('button', { name: checkout.payment.leaveLine }).click()
    await expect(page.getByText(message)).toBeHidden()
    const left = asked.length
    expect(left).toBeLessThan(4)
    await payButton(page, language).click()
    await placedSku(page, language)
    expect(asked.map(({ ticket }) => ticket)).toEqual([undefined, 'ticket 1', 'ticket 2', 'ticket 3'])
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
  })
}
