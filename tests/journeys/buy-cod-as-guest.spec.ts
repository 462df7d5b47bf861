import { type Browser, expect, type Page } from '@playwright/test'
import type { Size } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, type Language } from '#lib/language.ts'
import { maskedEmail, maskedName, maskedPhone } from '#orders/mask.ts'
import { plentifulProduct, stockOf } from './support/back-office.ts'
import { here } from './support/here.ts'
import { mailsTo, mailTo } from './support/mail.ts'
import { inArabicDigits, type Person, someone } from './support/person.ts'
import {
  addToCart,
  alive,
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
import { money, wordsIn } from './support/words.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
const GIZA_FEE = 50

interface Bought {
  product: Product
  /** One piece of each. */
  sizes: [Size, Size]
  person: Person
  sku: string
}

const totalOf = ({ product }: Pick<Bought, 'product'>): number => product.finalPrice * 2 + GIZA_FEE

/** From the home page through a collection to a product with two sizes to choose from. */
async function findProduct(page: Page, language: Language): Promise<Pick<Bought, 'product' | 'sizes'>> {
  const { home, shop } = wordsIn(language)
  const product = await plentifulProduct('color=black')
  // Orders that other journeys need take the first size.
  const plenty = product.sizes.filter(({ stock }) => stock >= 4)
  const [one, other] = plenty.slice(-2).map(({ size }) => size)
  if (!one || !other) throw new Error('There are no two sizes to choose from')
  await page.getByRole('link', { name: home.halves.black.shop }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.products.collections.Black })).toBeVisible()
  await page.getByRole('link', { name: nameOf(product, language), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: nameOf(product, language), exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(money(product.finalPrice, language)).first()).toBeVisible()
  return { product, sizes: [one, other] }
}

/** The drawer comes from where lines start, and the toast stands beside it. */
async function expectDrawer(page: Page, language: Language): Promise<void> {
  const { cart } = wordsIn(language).shop
  const panel = drawer(page, language).getByRole('heading', { level: 2 }).locator('../..')
  const toast = drawer(page, language).getByRole('button', { name: cart.viewCart }).locator('..')
  const width = page.viewportSize()?.width ?? 0
  const gap = async (): Promise<number> => {
    const { x, width: wide } = (await panel.boundingBox()) ?? { x: -1, width: 0 }
    return Math.round(language === 'ar' ? width - x - wide : x)
  }
  await expect.poll(gap, { message: 'distance of the drawer from the start of the page' }).toBe(0)
  await expect(toast).toContainText(cart.addedToCart)
  const [drawn, told] = [await panel.boundingBox(), await toast.boundingBox()]
  if (!drawn || !told) throw new Error('The drawer or the toast is gone')
  const isBeside = told.y + told.height <= drawn.y || told.x >= drawn.x + drawn.width || told.x + told.width <= drawn.x
  expect(isBeside, 'the toast does not lie on the drawer').toBe(true)
}

async function fillCart(
  page: Page,
  { product, sizes }: Pick<Bought, 'product' | 'sizes'>,
  language: Language,
): Promise<void> {
  const { cart } = wordsIn(language).shop
  const cartDrawer = drawer(page, language)
  await addToCart(page, sizes[0], language)
  await expectDrawer(page, language)
  await cartDrawer.getByRole('button', { name: cart.close }).click()
  await expect(cartDrawer).toBeHidden()
  await addToCart(page, sizes[1], language)
  await expect(cartDrawer.getByRole('listitem')).toHaveCount(2)
  await expect(cartDrawer.getByRole('heading', { level: 2 })).toHaveText(`${cart.title}: ${cart.items(2)}`)
  await expect(cartDrawer.getByText(money(product.finalPrice * 2, language))).toBeVisible()
  await cartDrawer.getByRole('link', { name: cart.checkout }).click()
}

async function order(page: Page, bought: Omit<Bought, 'sku'>, language: Language): Promise<string> {
  const { checkout } = wordsIn(language)
  const { person } = bought
  const phone = language === 'ar' ? inArabicDigits(person.phone) : person.phone
  await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
  await fillAddress(page, { ...person, phone }, language)
  const fee = `${checkout.summary.shipping}: ${money(GIZA_FEE, language)}`
  await expect(page.getByText(fee)).toBeVisible()
  await continueToPayment(page, language)
  await expect(page.getByText(checkout.payment.cashReady(money(totalOf(bought), language)))).toBeVisible()
  await expect(payButton(page, language)).toHaveText(checkout.payment.place(money(totalOf(bought), language)))
  await payButton(page, language).click()
  return placedSku(page, language)
}

/** The confirmation came by mail, in the shopper's language, and its link opens the order in any browser. */
async function expectConfirmation(
  browser: Browser,
  { product, person, sku, sizes }: Bought,
  language: Language,
): Promise<void> {
  const { letters, shop } = wordsIn(language)
  const total = money(product.finalPrice * 2 + GIZA_FEE, language)
  const mail = await mailTo(person.email, letters.events.placed.subject(sku))
  for (const version of [mail.text, mail.html]) {
    expect(version).toContain(letters.hello(''))
    expect(version).toContain(sku)
    expect(version).toContain(nameOf(product, language))
    expect(version).toContain(total)
  }
  expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
  const [link] = mail.html.match(/https?:[^"]*\/my-order\/[^"]+/) ?? []
  expect(mail.text).toContain(link)
  const page = await browser.newPage()
  await page.goto(link ?? '')
  await expect(page).toHaveURL(new RegExp(inLanguage(language, '/order/')))
  await expect(page.getByRole('main').getByText(sku, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(person.email).first()).toBeVisible()
  for (const size of sizes) await expect(page.getByText(shop.products.sizeOf(size)).first()).toBeVisible()
  await page.context().close()
}

async function openTracking(browser: Browser, { sku, person }: Bought, language: Language): Promise<Page> {
  const { track } = wordsIn(language).checkout
  const page = await browser.newPage()
  await open(page, inLanguage(language, '/guest-track'))
  await page.getByLabel(track.sku).fill(sku.toLowerCase())
  await page.getByRole('button', { name: track.look }).click()
  await expect(page.getByRole('heading', { name: track.found(sku) })).toBeVisible()
  const found = page.getByRole('article')
  await expect(found).toContainText(maskedName(person.name))
  await expect(found).toContainText(maskedEmail(person.email))
  await expect(found).toContainText(maskedPhone(person.phone))
  for (const secret of [person.name, person.email, person.phone, person.street])
    await expect(found).not.toContainText(secret)
  return page
}

async function expectTracked(
  page: Page,
  status: 'pending' | 'paid' | 'shipped' | 'delivered',
  language: Language,
): Promise<void> {
  const { statuses, statusNotes, unconfirmed } = wordsIn(language).checkout
  const waits = status === 'pending' ? unconfirmed : { name: statuses[status], note: statusNotes[status] }
  await page.reload()
  const now = page.getByRole('article').getByRole('listitem').and(page.locator('[aria-current="step"]'))
  await expect(now).toContainText(waits.name)
  await expect(now).toContainText(waits.note)
}

/** The owner at the desk finds the order by its code. */
async function openAsOwner(browser: Browser, { sku, person }: Bought, language: Language): Promise<Page> {
  const { admin } = wordsIn(language)
  const context = await browser.newContext({ ...DESK, baseURL: here.url })
  const page = await context.newPage()
  await open(page, inLanguage(language, '/auth'))
  await signIn(page, here.owner, language)
  const menu = page.getByRole('navigation', { name: admin.common.menu })
  await menu.getByRole('link', { name: new RegExp(`^${admin.common.orders} \\d`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: admin.order.title })).toBeVisible()
  await page.getByLabel(admin.order.search).fill(sku)
  await expect(page.getByText(admin.order.showing(1, 1))).toBeVisible()
  const row = page.getByRole('row', { name: sku })
  await expect(row).toContainText(person.name)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(admin.statuses.pending)
  return page
}

const steps = (language: Language) => {
  const { approve, change, statuses } = wordsIn(language).admin
  return [
    { status: 'paid', press: approve.action, confirm: approve.confirm },
    { status: 'shipped', press: change.ship, confirm: change.confirm(statuses.shipped) },
    { status: 'delivered', press: change.deliver, confirm: change.confirm(statuses.delivered) },
  ] as const
}

/** A mis-click: what was just done is offered back once, beside where the order stands, by a button that says all of it. */
async function undoByKeyboard(desk: Page, { undo, statuses }: ReturnType<typeof wordsIn>['admin']): Promise<void> {
  const button = desk.getByRole('main').getByRole('button', { name: undo.action })
  await expect(button).toHaveAccessibleName(new RegExp(statuses.shipped))
  await button.focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(undo.done(statuses.shipped))).toBeVisible()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(statuses.shipped)
  await expect(desk.getByRole('button', { name: undo.action })).toHaveCount(0)
}

/** The cash is approved, the parcel sent and brought; for a minute nobody is told, and no step takes stock twice. */
async function handle(browser: Browser, bought: Bought, language: Language): Promise<void> {
  const { letters, admin } = wordsIn(language)
  const { undo } = admin
  const tracking = await openTracking(browser, bought, language)
  await expectTracked(tracking, 'pending', language)
  const desk = await openAsOwner(browser, bought, language)
  await expect(desk.getByText(admin.overview.sources.direct, { exact: true })).toBeVisible()
  const left = await stockOf(bought.product.id)
  for (const { status, press, confirm } of steps(language)) {
    await test.step(status, async () => {
      await desk.getByRole('button', { name: press, exact: true }).click()
      await desk.getByRole('dialog').getByRole('button', { name: confirm }).click()
      await expect(desk.getByRole('heading', { level: 1 })).toContainText(admin.statuses[status])
      await expectTracked(tracking, status, language)
      await expect(desk.getByRole('main').getByRole('button', { name: undo.action })).toHaveCount(1)
      expect(await stockOf(bought.product.id)).toEqual(left)
    })
  }
  await undoByKeyboard(desk, admin)
  await expectTracked(tracking, 'shipped', language)
  const told = (await mailsTo(bought.person.email)).map(({ subject }) => subject)
  expect(told).not.toContain(letters.events.delivered.subject(bought.sku))
  const { statuses } = wordsIn(language).checkout
  const timeline = tracking.getByRole('article').getByRole('list').first()
  for (const status of ['pending', 'paid', 'shipped'] as const)
    await expect(timeline.getByRole('listitem').filter({ hasText: statuses[status] })).toHaveCount(1)
  const history = desk.getByRole('list').filter({ hasText: admin.details.placed })
  const mails = admin.letters.inHistory('').trim()
  await expect(history.getByRole('listitem').filter({ hasNotText: mails })).toHaveCount(5)
  await expect(history.getByRole('listitem').first()).toContainText(undo.backTo(admin.statuses.shipped))
  await expect(history.getByRole('listitem').nth(1)).toContainText(undo.undone)
  await tracking.context().close()
  await desk.context().close()
}

async function buyAndReceive(page: Page, browser: Browser, language: Language): Promise<void> {
  const { product, sizes } = await findProduct(page, language)
  const person = someone(language)
  const before = await stockOf(product.id)
  await fillCart(page, { product, sizes }, language)
  const sku = await order(page, { product, sizes, person }, language)
  const after = await stockOf(product.id)
  for (const size of sizes) expect(after[size], `${size} put aside`).toBe((before[size] ?? 0) - 1)
  const bought = { product, sizes, person, sku }
  await expectConfirmation(browser, bought, language)
  await handle(browser, bought, language)
}

test.describe('in Arabic, on a phone', () => {
  test.use({ ...PHONE, locale: 'ar-EG' })

  test('a guest buys two sizes for cash, and the owner brings the order to the end', async ({ page, browser }) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar')
    await alive(page)
    await buyAndReceive(page, browser, 'ar')
  })
})

test.describe('in English, on a desk', () => {
  test.use(DESK)

  test('a guest buys two sizes for cash, and the owner brings the order to the end', async ({ page, browser }) => {
    await open(page, '/')
    await buyAndReceive(page, browser, 'en')
  })
})
