import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { inLanguage, LANGUAGES, type Language } from '#lib/language.ts'
import { shortId } from '#orders/order.ts'
import { sessionForm } from '#payments/session-form.ts'
import { bankAt } from '../support/bank.ts'
import { testBrowser } from '../support/browser.ts'
import { orderForm } from '../support/order-form.ts'
import { type BackOffice, openBackOffice } from './support/back-office.ts'
import { here } from './support/here.ts'
import { open, signIn } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const FEE = 50
const TOTAL = 350
const CONFLICT = { en: wordsIn('en').admin.refusals.titles[409], ar: wordsIn('ar').admin.refusals.titles[409] }

let backOffice: BackOffice
let product: Product
test.beforeAll(async () => {
  backOffice = await openBackOffice()
  product = await backOffice.makeProduct({ price: TOTAL - FEE, sizes: [{ size: 'M', stock: 20 }] })
})

async function placed(method: 'card' | 'cod') {
  const guest = testBrowser(here.url)
  const form = orderForm({ productId: product.id, price: product.price }, { paymentInfo: { method } })
  const { body } = await guest.send('POST', '/api/orders/guest', { ...form, total: TOTAL, shippingFee: FEE })
  expect(body).toMatchObject({ success: true })
  return { guest, id: body.order.id as string, order: body.order }
}

/** A guest's order, at the bank's page. */
async function placeOrder(): Promise<{ id: string; pay: () => Promise<void> }> {
  const { guest, id, order } = await placed('card')
  const { body } = await guest.send('POST', '/api/payment/session', sessionForm(order))
  const pay = async (): Promise<void> => {
    await bankAt(new URL(body.unifiedCheckoutUrl).origin).choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
    await expect.poll(async () => (await guest.get(`/api/orders/${id}`)).body.order.status).toBe('paid')
  }
  return { id, pay }
}

/** The order's page, as the owner sees it. */
async function openOrder(page: Page, id: string, language: Language): Promise<void> {
  await open(page, inLanguage(language, `/auth?next=${inLanguage(language, `/admin/orders/${id}`)}`))
  await signIn(page, here.owner, language)
  await expect(
    page.getByRole('heading', { level: 1, name: wordsIn(language).admin.details.title(shortId(id)) }),
  ).toBeVisible()
}

const fact = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

for (const language of LANGUAGES) {
  const { admin } = wordsIn(language)
  const { common, money: texts, refund, details, change, statuses, deletion, paidByHand } = admin
  const price = (pounds: number): string => money(pounds, language)

  test(`a card payment is refunded in part, then all the rest, and then the order may be deleted, in ${language}`, async ({
    page,
  }) => {
    const { id, pay } = await placeOrder()
    await pay()
    await openOrder(page, id, language)
    await expect(fact(page, details.method)).toHaveText(admin.order.methods.paymob)
    await expect(fact(page, texts.transaction)).toHaveText(/\d+/)
    await expect(fact(page, texts.refundable)).toHaveText(price(TOTAL))

    await page.getByRole('button', { name: deletion.action }).click()
    const question = page.getByRole('dialog', { name: deletion.action })
    await expect(question.getByRole('alert')).toHaveText(deletion.owed)
    await expect(question.getByRole('button', { name: deletion.confirm })).toHaveCount(0)
    await question.getByRole('button', { name: common.cancel }).click()

    const dialog = page.getByRole('dialog', { name: refund.title })
    await page.getByRole('button', { name: refund.action, exact: true }).click()
    await dialog.getByText(refund.part, { exact: true }).click()
    await dialog.getByLabel(refund.partAmount).fill('٣٥٠٫٠١')
    await dialog.getByRole('button', { name: refund.action, exact: true }).click()
    await expect(dialog.getByText(refund.problems.tooMuch)).toBeVisible()
    await expect(dialog.getByText(refund.problems.reasonRequired)).toBeVisible()
    await dialog.getByLabel(refund.partAmount).fill('١٢٠٫٥')
    await dialog.getByLabel(refund.reason).fill('One seam was open')
    await expect(dialog.getByText(refund.question(price(120.5)))).toBeVisible()
    await dialog.getByRole('button', { name: refund.confirm(price(120.5)) }).click()
    await expect(page.getByText(refund.done(price(120.5)))).toBeVisible()
    await expect(fact(page, texts.refundedSoFar)).toHaveText(price(120.5))
    await expect(fact(page, texts.refundable)).toHaveText(price(229.5))
    await expect(page.getByRole('listitem').filter({ hasText: 'One seam was open' })).toBeVisible()

    await page.getByLabel(change.other).selectOption({ label: statuses.cancelled })
    await page.getByRole('button', { name: change.apply }).click()
    await expect(page.getByText(paidByHand.refundAfter)).toBeVisible()
    await page.getByRole('button', { name: change.confirm(statuses.cancelled) }).click()
    await page.getByRole('button', { name: refund.title }).click()
    await dialog.getByLabel(refund.reason).fill('Cancelled')
    await dialog.getByRole('button', { name: refund.confirm(price(229.5)) }).click()
    await expect(fact(page, texts.refundedSoFar)).toHaveText(price(TOTAL))
    await expect(page.getByRole('button', { name: refund.action, exact: true })).toBeHidden()

    await page.getByRole('button', { name: deletion.action }).click()
    await question.getByRole('button', { name: deletion.confirm }).click()
    await expect(page.getByText(deletion.done(shortId(id)))).toBeVisible()
    expect((await backOffice.browser.get(`/api/admin/orders/${id}`)).status).toBe(404)
  })
}

for (const language of LANGUAGES) {
  const { admin } = wordsIn(language)
  const { giveBack, money: texts, refund, change, statuses } = admin
  const price = (pounds: number): string => money(pounds, language)

  test(`cash that was taken is given back: how much, how and by which reference, in ${language}`, async ({ page }) => {
    const { id } = await placed('cod')
    expect((await backOffice.browser.send('PUT', `/api/orders/${id}/approve-cod`)).status).toBe(200)
    await openOrder(page, id, language)
    await page.getByRole('button', { name: giveBack.action, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: giveBack.title })
    await dialog.getByRole('button', { name: giveBack.confirm(price(TOTAL)) }).click()
    await expect(dialog.getByText(giveBack.problems.howRequired)).toBeVisible()
    await expect(dialog.getByText(giveBack.problems.referenceRequired)).toBeVisible()
    await dialog.getByText(refund.part, { exact: true }).click()
    await dialog.getByLabel(refund.partAmount).fill('٣٥٠٫٠١')
    await expect(dialog.getByText(refund.problems.tooMuch)).toBeVisible()
    await dialog.getByLabel(refund.partAmount).fill('١٢٠٫٥')
    await dialog.getByLabel(giveBack.how).selectOption({ label: giveBack.ways.wallet })
    await dialog.getByLabel(giveBack.reference).fill('FT-260311')
    await dialog.getByRole('button', { name: giveBack.confirm(price(120.5)) }).dblclick()
    await expect(page.getByText(giveBack.done(price(120.5)))).toBeVisible()
    await expect(fact(page, texts.refundedSoFar)).toHaveText(price(120.5))
    await expect(fact(page, texts.refundable)).toHaveText(price(229.5))
    await expect(page.getByRole('listitem').filter({ hasText: 'FT-260311' })).toHaveCount(2)
  })

  test(`an order that its guest cancels while the owner looks is not sent, in ${language}`, async ({ page }) => {
    const { guest, id } = await placed('cod')
    await openOrder(page, id, language)
    await page.getByRole('button', { name: change.ship, exact: true }).click()
    const cancelled = await guest.send('PUT', `/api/orders/guest/${id}/status`, { status: 'cancelled' })
    expect(cancelled.status).toBe(200)
    const dialog = page.getByRole('dialog', { name: change.title })
    await dialog.getByRole('button', { name: change.confirm(statuses.shipped) }).click()
    await expect(dialog.getByRole('alert')).toHaveText(change.movedOn(statuses.cancelled))
    await dialog.getByRole('button', { name: change.readAgain }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(statuses.cancelled)
    expect((await backOffice.browser.get(`/api/admin/orders/${id}`)).body.order.status).toBe('cancelled')
  })
}

test('an owner says that nothing of a cancelled order goes back, and why; its guest reads it, in Arabic', async ({
  page,
  context,
}) => {
  const { admin, checkout } = wordsIn('ar')
  const { guest, id } = await placed('cod')
  await backOffice.browser.send('PUT', `/api/orders/${id}/approve-cod`)
  await backOffice.browser.send('PUT', `/api/orders/${id}/status`, { status: 'cancelled' })
  await openOrder(page, id, 'ar')
  await page.getByRole('button', { name: admin.keep.action }).click()
  const dialog = page.getByRole('dialog', { name: admin.keep.title })
  await expect(dialog.getByText(admin.keep.effect(money(TOTAL, 'ar')))).toBeVisible()
  const send = dialog.getByRole('button', { name: admin.keep.action })
  await send.click()
  const why = dialog.getByLabel(admin.rest.why)
  await expect(why).toHaveAccessibleDescription(new RegExp(admin.rest.missing))
  await why.fill('هذا هو العربون.')
  await send.click()
  await expect(page.getByText(admin.keep.done)).toBeVisible()
  await expect(page.getByText(admin.money.keptInHistory)).toBeVisible()
  await expect(page.getByRole('button', { name: admin.keep.action })).toBeHidden()
  await context.addCookies([...guest.cookies].map(([name, value]) => ({ name, value, url: here.url })))
  await open(page, `/ar/order/${id}`)
  await expect(page.getByText(checkout.moneyBack.kept)).toBeVisible()
  await expect(page.getByText('هذا هو العربون.')).toBeVisible()
})

test('a refund that somebody else was quicker with is not made twice: the page says what is left now', async ({
  page,
}) => {
  const { refund, money: texts } = wordsIn('en').admin
  const { id, pay } = await placeOrder()
  await pay()
  await openOrder(page, id, 'en')
  await page.getByRole('button', { name: refund.action, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: refund.title })
  await dialog.getByLabel(refund.reason).fill('Came late')
  const other = { orderId: id, amount: 100, refunded: 0, reason: 'Came late' }
  expect((await backOffice.browser.send('POST', '/api/payment/refund', other)).status).toBe(201)
  await dialog.getByRole('button', { name: refund.confirm('EGP 350.00') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(CONFLICT.en + refund.stale('EGP 100.00', 'EGP 250.00'))
  await dialog.getByRole('button', { name: refund.confirm('EGP 250.00') }).click()
  await expect(page.getByText(refund.done('EGP 250.00'))).toBeVisible()
  await expect(fact(page, texts.refundedSoFar)).toHaveText('EGP 350.00')
})

test('an order is paid by hand only with a note, since the provider knows of no money', async ({ page }) => {
  const { change, statuses, paidByHand, money: texts, order } = wordsIn('en').admin
  const { id } = await placeOrder()
  await openOrder(page, id, 'en')
  await page.getByLabel(change.other).selectOption({ label: statuses.paid })
  await page.getByRole('button', { name: change.apply }).click()
  await expect(page.getByRole('dialog', { name: change.title }).getByText(paidByHand.providerFirst)).toBeVisible()
  await page.getByRole('button', { name: change.confirm(statuses.paid) }).click()
  await expect(page.getByText(paidByHand.noteRequired)).toBeVisible()
  await page.getByLabel(change.note).fill('Came to the bank account')
  await page.getByRole('button', { name: change.confirm(statuses.paid) }).click()
  await expect(page.getByText(order.orderUpdated(statuses.paid))).toBeVisible()
  await expect(fact(page, texts.recordedAt)).toHaveText(texts.kinds.manual)
})
