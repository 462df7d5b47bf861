import { expect } from '@playwright/test'
import type { Product } from '#catalog/shop-product.ts'
import { dayText } from '#lib/days.ts'
import { testBrowser } from '../support/browser.ts'
import { orderForm } from '../support/order-form.ts'
import { picture } from '../support/pictures.ts'
import { type BackOffice, openBackOffice, stockOf } from './support/back-office.ts'
import { here } from './support/here.ts'
import { open, signIn } from './support/shopper.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const FEE = 50
const PRICE = 300

let backOffice: BackOffice
let product: Product
test.beforeAll(async () => {
  backOffice = await openBackOffice()
  const sizes = [
    { size: 'M' as const, stock: 20 },
    { size: 'L' as const, stock: 2 },
  ]
  product = await backOffice.makeProduct({ price: PRICE, sizes })
})

/** A guest's order that has come, and the cookies that open it. */
async function delivered(quantity: number) {
  const guest = testBrowser(here.url)
  const total = PRICE * quantity + FEE
  const form = orderForm({ productId: product.id, price: PRICE, quantity })
  const { body } = await guest.send('POST', '/api/orders/guest', { ...form, total, shippingFee: FEE })
  expect(body).toMatchObject({ success: true })
  const { id, sku } = body.order as { id: string; sku: string }
  await backOffice.browser.send('PUT', `/api/orders/${id}/approve-cod`)
  await backOffice.browser.send('PUT', `/api/orders/${id}/status`, { status: 'delivered' })
  const cookies = [...guest.cookies].map(([name, value]) => ({ name, value, url: here.url }))
  return { guest, id, sku, cookies }
}

test('a guest exchanges one of two pieces, and the owner sees it through', async ({ page, context, browser }) => {
  const { returns: texts, admin } = wordsIn('en')
  const { form, received, list, states, reasons } = texts
  const { id, sku, cookies } = await delivered(2)
  await context.addCookies(cookies)
  await open(page, `/order/${id}`)
  await page.getByRole('link', { name: list.start }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Returns and Exchange' })).toBeVisible()

  await expect(page.getByRole('link', { name: texts.find.another })).toHaveAttribute('href', '/returns')
  await page.getByRole('button', { name: form.send }).click()
  await expect(page.getByText(form.choose)).toBeVisible()
  await page.getByRole('checkbox', { name: product.name }).check()
  await page.getByRole('button', { name: form.fewer }).click()
  await page.getByLabel(form.reason).selectOption(reasons.size)
  await page.getByLabel(form.newSizeOf(product.name)).selectOption('L')
  const buffer = await picture().png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'fit.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: form.photoAlt })).toBeVisible()
  await page.getByRole('button', { name: form.send }).click()
  await expect(page.getByRole('heading', { name: received.title })).toBeFocused()
  await expect(page.getByText(`${sku}-R1`)).toBeVisible()
  await page.getByRole('link', { name: received.see }).click()
  await expect(page.getByText(texts.notes.held)).toBeVisible()
  expect((await stockOf(product.id)).L).toBe(1)

  const { oneReturn, returns } = admin
  const desk = await (await browser.newContext({ baseURL: here.url })).newPage()
  await open(desk, '/auth?next=/admin/returns')
  await signIn(desk, here.owner, 'en')
  await desk.getByRole('link', { name: `${sku}-R1` }).click()
  await expect(desk.getByRole('img', { name: oneReturn.photoOf(`${sku}-R1`) })).toBeVisible()
  await expect(desk.getByText(oneReturn.toDo.requested)).toBeVisible()
  for (const step of ['approved', 'received', 'exchanged'] as const) {
    await desk.getByRole('button', { name: oneReturn.steps[step] }).click()
    const dialog = desk.getByRole('dialog', { name: oneReturn.titles[step] })
    if (step === 'received') await expect(dialog.getByRole('textbox').first()).toBeFocused()
    if (step === 'exchanged') {
      await dialog.getByLabel(admin.parcel.courier).fill('Bosta')
      await dialog.getByLabel(admin.parcel.number).fill('7234118902')
    }
    await dialog.getByRole('button', { name: oneReturn.steps[step] }).click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByText(oneReturn.done(`${sku}-R1`, returns.states[step]))).toBeVisible()
    if (step !== 'received') continue
    await desk
      .getByRole('main')
      .getByRole('button', { name: oneReturn.undoOf(`${sku}-R1`, returns.states.approved) })
      .click()
    await expect(desk.getByText(oneReturn.undone(returns.states.approved))).toBeVisible()
    await desk.getByRole('button', { name: oneReturn.steps.received }).click()
    await dialog.getByRole('button', { name: oneReturn.steps.received }).click()
    await expect(dialog).toBeHidden()
  }
  expect(await stockOf(product.id)).toEqual({ M: 19, L: 1 })
  await desk.context().close()

  await open(page, `/order/${id}`)
  await expect(
    page
      .getByRole('article', { name: `${sku}-R1` })
      .getByText(states.exchanged)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: list.followParcel })).toHaveAttribute('href', /7234118902/)
})

test('an owner sends money back for a piece, by hand, once it is here', async ({ page }) => {
  const { oneReturn, refundReturn, giveBack, returns } = wordsIn('en').admin
  const { guest, sku } = await delivered(1)
  const payTo = { by: 'instapay', to: '01012345678' }
  const asked = await guest.send('POST', '/api/returns', { orderSku: sku, reason: 'changed-mind', payTo })
  const { id } = asked.body.return
  for (const [from, to] of [
    ['requested', 'approved'],
    ['approved', 'received'],
  ])
    await backOffice.browser.send('PUT', `/api/returns/${id}/state`, { from, to })
  await open(page, `/auth?next=/admin/returns/${id}`)
  await signIn(page, here.owner, 'en')
  await page.getByRole('button', { name: oneReturn.refund }).click()
  const dialog = page.getByRole('dialog', { name: refundReturn.title })
  await expect(dialog.getByLabel(refundReturn.amount)).toHaveValue(String(PRICE))
  await expect(dialog.getByLabel(giveBack.how)).toHaveValue('instapay')
  await expect(dialog.getByText('010 1234 5678')).toBeVisible()
  await dialog.getByLabel(giveBack.reference).fill('600418273905')
  await dialog.getByLabel(refundReturn.amount).fill(String(PRICE - 50))
  const send = dialog.getByRole('button', { name: refundReturn.confirm(money(PRICE - 50, 'en')) })
  await send.click()
  const why = dialog.getByLabel(refundReturn.words(money(PRICE, 'en')))
  await expect(why).toHaveAccessibleDescription(new RegExp(refundReturn.wordsMissing))
  await why.fill('The cuff is worn.')
  await send.click()
  await expect(page.getByText(refundReturn.done(money(PRICE - 50, 'en')))).toBeVisible()
  await expect(page.getByText('The cuff is worn.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).getByText(returns.states.refunded)).toBeVisible()
  await page.getByLabel(oneReturn.note).fill('Asked twice')
  await page.getByRole('button', { name: oneReturn.saveNote }).click()
  await expect(page.getByText(oneReturn.noteSaved)).toBeVisible()

  const other = await delivered(1)
  await other.guest.send('POST', '/api/returns', { orderSku: other.sku, reason: 'other' })
  await page.getByRole('link', { name: oneReturn.back }).click()
  await page.getByLabel(returns.state, { exact: true }).selectOption('requested')
  await page.getByLabel(returns.reason, { exact: true }).selectOption('other')
  await page.getByLabel(returns.search).fill(other.sku)
  await page.getByRole('link', { name: `${other.sku}-R1` }).click()
  await page.getByRole('button', { name: oneReturn.steps.rejected }).click()
  const rejecting = page.getByRole('dialog', { name: oneReturn.titles.rejected })
  await rejecting.getByRole('button', { name: oneReturn.steps.rejected }).click()
  await expect(rejecting.getByText(oneReturn.wordsMissing)).toBeVisible()
  await rejecting.getByLabel(oneReturn.words).fill('It was worn.')
  await rejecting.getByRole('button', { name: oneReturn.steps.rejected }).click()
  await expect(page.getByText(oneReturn.done(`${other.sku}-R1`, returns.states.rejected))).toBeVisible()
})

test('RT27: what came back worn is closed with a word of why, which its shopper reads, in Arabic', async ({
  page,
  context,
}) => {
  const { admin, returns: texts } = wordsIn('ar')
  const { oneReturn, refundReturn, returns } = admin
  const { guest, id: orderId, sku, cookies } = await delivered(1)
  const { id } = (await guest.send('POST', '/api/returns', { orderSku: sku, reason: 'other' })).body.return
  for (const [from, to] of [
    ['requested', 'approved'],
    ['approved', 'received'],
  ])
    await backOffice.browser.send('PUT', `/api/returns/${id}/state`, { from, to })
  await open(page, `/ar/auth?next=/ar/admin/returns/${id}`)
  await signIn(page, here.owner, 'ar')
  await page.getByRole('button', { name: oneReturn.refund }).click()
  const dialog = page.getByRole('dialog', { name: refundReturn.title })
  await dialog.getByLabel(refundReturn.amount).fill('٠')
  await expect(dialog.getByText(refundReturn.nothing)).toBeVisible()
  const close = dialog.getByRole('button', { name: oneReturn.close })
  await close.click()
  const why = dialog.getByLabel(refundReturn.words(money(PRICE, 'ar')))
  await expect(why).toHaveAccessibleDescription(new RegExp(refundReturn.wordsMissing))
  await why.fill('الكمّان مهترئان.')
  await close.click()
  await expect(page.getByRole('heading', { level: 1 }).getByText(returns.states.closed)).toBeVisible()
  await context.addCookies(cookies)
  await open(page, `/ar/order/${orderId}`)
  const shown = page.getByRole('article', { name: `${sku}-R1` })
  await expect(shown.getByText(texts.states.closed).first()).toBeVisible()
  await expect(shown.getByText('الكمّان مهترئان.')).toBeVisible()
})

test('RT26: a guest reads what is promised before anybody asks who they are, and is led to the order by its mailbox', async ({
  page,
}) => {
  const { returns: texts, checkout, account } = wordsIn('en')
  const { sku } = await delivered(1)
  const { shop, plain } = wordsIn('en')
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.locator('summary', { hasText: shop.shell.footer.support }).click()
  await footer.getByRole('link', { name: shop.shell.footer.returns }).click()
  const start = page.getByRole('main').getByRole('link', { name: plain.policies.toReturns })
  await expect(start).toBeInViewport()
  await start.click()
  await expect(page.getByRole('heading', { level: 2, name: texts.policy.title })).toBeVisible()
  await expect(page.getByText(texts.policy.within('14 days'))).toBeVisible()
  await expect(page.getByText(texts.policy.wayBack)).toBeVisible()
  await page.getByLabel(texts.find.label).fill(sku.toLowerCase())
  await page.getByRole('button', { name: texts.find.action }).click()
  await expect(page.getByText(texts.find.notFound)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(product.name)
  await page.getByRole('button', { name: checkout.track.link.send }).click()
  await expect(page.getByText(checkout.track.link.sent)).toBeVisible()
  await expect(page.getByText(texts.find.notFound)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: texts.waysIn.signIn }).click()
  await expect(page).toHaveURL(new RegExp(`/auth\\?next=.*order%3D${sku}`))
  await expect(page.getByRole('heading', { level: 1, name: account.signIn })).toBeVisible()
})

test('what can’t come back any more says until when it could, in Arabic; a stranger sees none of it', async ({
  page,
  context,
}) => {
  const { returns: texts } = wordsIn('ar')
  const { guest, sku, cookies } = await delivered(1)
  await open(page, `/ar/returns?order=${sku}`)
  await expect(page.getByText(texts.find.notFound)).toBeVisible()
  await expect(page.getByRole('link', { name: texts.waysIn.signIn })).toBeVisible()
  await expect(page.locator('a[hreflang="en"]').first()).toHaveAttribute('href', new RegExp(`order=${sku}`))
  await context.addCookies(cookies)
  const { returnable } = (await guest.get(`/api/returnable/${sku}`)).body
  await open(page, `/ar/returns?order=${sku}`)
  await expect(page.getByText(texts.until(dayText(returnable.until, 'ar')))).toBeVisible()
  expect((await guest.send('POST', '/api/returns', { orderSku: sku, reason: 'other' })).status).toBe(201)
  await page.reload()
  await expect(page.getByText(texts.why.nothingLeft)).toBeVisible()
  await expect(page.getByRole('link', { name: texts.stillWrong })).toHaveAttribute('href', '/ar/contact-us')
  await page.getByRole('button', { name: `${texts.withdraw.action}: ${sku}-R1` }).click()
  await page
    .getByRole('dialog', { name: texts.withdraw.title })
    .getByRole('button', { name: texts.withdraw.yes })
    .click()
  await expect(page.getByRole('button', { name: texts.form.send })).toBeVisible()
})
