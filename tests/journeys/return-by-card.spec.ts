import { expect, type Page } from '@playwright/test'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { button } from './support/admin-page.ts'
import { here } from './support/here.ts'
import { keep } from './support/kept.ts'
import { mailTo } from './support/mail.ts'
import { nameOf, open } from './support/shopper.ts'
import { payAtTheBank, placePieces } from './support/tended-order.ts'
import { test } from './support/test.ts'
import { money, wordsIn } from './support/words.ts'

const PRICE = 300

for (const language of LANGUAGES) {
  const { returns, admin, letters } = wordsIn(language)
  const { refundReturn, oneReturn } = admin
  const price = money(PRICE, language)

  test(`RT28: one of two pieces comes back and its money goes to the card; refused, it is tried again, once, in ${language}`, async ({
    page,
    context,
    browser,
    backOffice,
    makeProduct,
  }) => {
    const product = await makeProduct({ price: PRICE })
    const placed = await placePieces(product, 2, 'card')
    const { order, guest } = placed
    const bank = await payAtTheBank(placed, 'once')
    const { send } = backOffice.browser
    for (const status of ['shipped', 'delivered']) await send('PUT', `/api/orders/${order.id}/status`, { status })

    await context.addCookies([...guest.cookies].map(([name, value]) => ({ name, value, url: here.url })))
    await open(page, inLanguage(language, `/returns?order=${order.sku}`))
    await page.getByRole('checkbox', { name: nameOf(product, language) }).check()
    await button(page, returns.form.fewer).click()
    await page.getByLabel(returns.form.reason).selectOption(returns.reasons['changed-mind'])
    await expect(page.getByText(price).first()).toBeVisible()
    await expect(page.getByText(returns.payTo.where)).toHaveCount(0)
    await button(page, returns.form.send).click()
    await expect(page.getByRole('heading', { name: returns.received.title })).toBeFocused()

    const [{ id, code }] = (await guest.get(`/api/returnable/${order.sku}`)).body.returns
    for (const [from, to] of [
      ['requested', 'approved'],
      ['approved', 'received'],
    ])
      await send('PUT', `/api/returns/${id}/state`, { from, to })
    await open(page, inLanguage(language, `/order/${order.id}`))
    await expect(page.getByRole('article', { name: code }).getByText(returns.form.back(price))).toBeVisible()

    // Two tabs of the owner's, on the same return.
    const desk = await browser.newContext({ baseURL: here.url })
    const [one, other] = [await desk.newPage(), await desk.newPage()]
    const dialogIn = (tab: Page) => tab.getByRole('dialog', { name: refundReturn.title })
    const sendBack = (tab: Page) => button(dialogIn(tab), refundReturn.confirm(price)).click()
    await keep(one, { bw_access_token: backOffice.browser.token ?? '' })
    for (const tab of [one, other]) {
      await open(tab, inLanguage(language, `/admin/returns/${id}`))
      await button(tab, oneReturn.refund).click()
      await expect(dialogIn(tab).getByText(refundReturn.effectCard)).toBeVisible()
    }

    const { transactionId } = (await backOffice.browser.get(`/api/admin/orders/${order.id}`)).body.order.paymentInfo
    await bank.act('card', { id: transactionId })
    await sendBack(one)
    await expect(one.getByText(admin.refund.refused(price))).toBeVisible()
    await expect(one.getByText(oneReturn.refused(price, '').slice(0, 30))).toBeVisible()
    await expect(one.getByRole('heading', { level: 1 })).toContainText(admin.returns.states.received)

    await bank.act('card', { id: transactionId })
    await button(one, oneReturn.refund).click()
    await sendBack(one)
    await expect(one.getByText(refundReturn.done(price))).toBeVisible()
    await expect(one.getByRole('heading', { level: 1 })).toContainText(admin.returns.states.refunded)
    await expect(button(one, oneReturn.refund)).toHaveCount(0)
    await sendBack(other)
    const left = money(order.total - PRICE, language)
    await expect(dialogIn(other).getByRole('alert')).toContainText(refundReturn.stale(price, left))
    const { transactions } = await bank.books()
    const back = transactions.filter(({ parent_transaction }) => parent_transaction === Number(transactionId))
    expect(back.map(({ amount_cents }) => amount_cents)).toEqual([PRICE * 100])
    await desk.close()

    await open(page, inLanguage(language, `/order/${order.id}`))
    const shown = page.getByRole('article', { name: code })
    await expect(shown.getByText(returns.states.refunded).first()).toBeVisible()
    await expect(shown.getByText(returns.list.refundDone(price))).toBeVisible()
    const { text } = await mailTo(order.shippingAddress.email, letters.events.refunded.subject(order.sku))
    expect(text).toContain(price)
  })
}
