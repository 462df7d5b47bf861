import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee } from '../../../tests/support/builders.ts'
import { delivered, deliveredDaysAgo, returnSteps } from '../../../tests/support/returns.ts'
import { PASSWORD, type TestShop, testShop } from '../../../tests/support/shop.ts'
import { eraseClosedAccounts } from '../../orders/erase-closed-accounts.server.ts'
import { anonymiseReturns } from '../anonymise-returns.server.ts'
import { forgetPayTo } from './forget-pay-to.server.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

const IBAN = 'EG380019000500000000263180002'
const bank = { by: 'bank', to: 'EG38 0019 0005 0000 0000 2631 8000 2' }
const rowOf = (id: string) =>
  shop.at.db.selectFrom('returnRequests').select(['payToBy', 'payTo']).where('id', '=', id).executeTakeFirstOrThrow()

test('RT23: cash goes back where its owner says, whole for an owner of the shop and masked for all others', async () => {
  const order = await delivered(shop, owner)
  expect((await order.returnable()).body.returnable.takesPayTo).toBe(true)
  const { body } = await order.ask({ payTo: bank })
  const masked = { payTo: { by: 'bank', to: 'EG***0002' }, takesPayTo: true }
  expect(body.return).toMatchObject(masked)
  const { id } = body.return
  const seenBy = async (browser: TestBrowser) => (await browser.get(`/api/returns/${id}`)).body.return
  expect((await seenBy(owner)).payTo).toEqual({ by: 'bank', to: IBAN })
  for (const role of ['staff', 'viewer'] as const) expect(await seenBy(await shop.signedIn(role))).toMatchObject(masked)
  expect((await returnSteps(await shop.signedIn('staff'), id, 'approved')).body.return).toMatchObject(masked)
  for (const path of ['/api/returns', `/api/admin/orders/${order.id}/returns`, '/api/activity'])
    expect(JSON.stringify((await owner.get(path)).body)).not.toContain(IBAN.slice(4, -4))
})

test('RT23: it is corrected by whose order it is, until the money has gone', async () => {
  const order = await delivered(shop, owner)
  const { id } = (await order.ask({})).body.return
  const say = (payTo: object, browser = order.browser) => browser.send('PUT', `/api/returns/${id}/pay-to`, { payTo })
  const wallet = { by: 'wallet', to: '٠١٠١٢٣٤٥٦٧٨' }
  for (const role of ['viewer', 'staff', 'owner', 'user'] as const)
    expect((await say(wallet, await shop.signedIn(role))).status).toBe(404)
  expect((await say({ by: 'wallet', to: '0201234567' })).body.errors).toHaveProperty('payTo.to')
  expect((await say(wallet)).body.return.payTo).toEqual({ by: 'wallet', to: '*********78' })
  await returnSteps(owner, id, 'approved', 'received')
  expect((await say({ by: 'instapay', to: 'Mona.Ali' })).status).toBe(200)
  expect(await rowOf(id)).toEqual({ payToBy: 'instapay', payTo: 'mona.ali@instapay' })
  const money = { amount: 400, refunded: 0, how: 'bank', reference: 'IP-1' }
  expect((await owner.send('POST', `/api/returns/${id}/refund`, money)).body.return.takesPayTo).toBe(false)
  expect((await say(bank)).body.errorCode).toBe('STATE_CONFLICT')
})

test('RT23: an exchange has no money to send; what is taken back forgets where to', async () => {
  const order = await delivered(shop, owner, { sizes: [{ size: 'M', stock: 9 }] })
  const exchange = { reason: 'defect', lines: [order.line(1, { newSize: 'M' })] }
  expect((await order.ask({ ...exchange, payTo: bank })).body.errors).toHaveProperty('payTo')
  const { id } = (await order.ask({ payTo: bank })).body.return
  await order.browser.send('POST', `/api/returns/${id}/withdraw`, { from: 'requested' })
  expect(await rowOf(id)).toEqual({ payToBy: null, payTo: null })
})

test('RT23: the database keeps a way and where to together, for money alone, and nothing that is no number', async () => {
  const order = await delivered(shop, owner, { sizes: [{ size: 'M', stock: 9 }] })
  const { id } = (await order.ask({ lines: [order.line(1)] })).body.return
  const exchange = (await order.ask({ reason: 'defect', lines: [order.line(1, { newSize: 'M' })] })).body.return
  const set = (payToBy: 'bank' | 'wallet' | null, payTo: string | null, at = id) =>
    shop.at.db.updateTable('returnRequests').set({ payToBy, payTo }).where('id', '=', at).execute()
  await expect(set('bank', null)).rejects.toThrow('pay_to_whole')
  await expect(set(null, IBAN)).rejects.toThrow('pay_to_whole')
  await expect(set('wallet', IBAN)).rejects.toThrow('pay_to_fits')
  await expect(set('bank', '<b>')).rejects.toThrow('pay_to_fits')
  await expect(set('bank', IBAN, exchange.id)).rejects.toThrow('pay_refunds_out')
  await set('bank', IBAN)
})

test('RT23: it goes with whoever said it', async () => {
  const user = await shop.signedIn('user')
  const order = await delivered(shop, owner, { browser: user })
  const { id } = (await order.ask({ payTo: bank })).body.return
  await deliveredDaysAgo(shop, order.id, 60)
  await returnSteps(owner, id, 'rejected')
  await user.send('DELETE', '/api/auth/me', { password: PASSWORD })
  await eraseClosedAccounts(shop.at.db, new Date(), [anonymiseReturns])
  expect(await rowOf(id)).toEqual({ payToBy: null, payTo: null })
})

test('RT23: a month after the return is over nobody needs it; while it is open it stays', async () => {
  const [paid, open] = [await delivered(shop, owner), await delivered(shop, owner)]
  const [over, { id: waiting }] = [
    (await paid.ask({ payTo: bank })).body.return,
    (await open.ask({ payTo: bank })).body.return,
  ]
  await returnSteps(owner, over.id, 'approved', 'received')
  await owner.send('POST', `/api/returns/${over.id}/refund`, {
    amount: 400,
    refunded: 0,
    how: 'bank',
    reference: 'B-1',
  })
  const inDays = (days: number) => forgetPayTo(shop.at.db, new Date(Date.now() + days * 24 * 3_600_000))
  await inDays(29)
  expect((await rowOf(over.id)).payTo).toBe(IBAN)
  await inDays(31)
  expect([(await rowOf(over.id)).payTo, (await rowOf(waiting)).payTo]).toEqual([null, IBAN])
})
