import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeOwner, makeProduct, requestFor } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { takeSteps } from '../../tests/support/order-steps.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { inTransaction } from '../lib/db.server.ts'
import { newId } from '../lib/id.server.ts'
import type { JobNeeds } from '../lib/jobs.server.ts'
import { becomeCashOrder } from './become-cash-order.server.ts'
import { changeStatus } from './change-status.server.ts'
import { lockOrder } from './lock-order.server.ts'
import type { OrderStatus } from './order.ts'
import { readForAdmin } from './read-for-admin.server.ts'
import { undoStep } from './undo/undo-step.server.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await testShop({ MAIL_FROM: 'Black & White <shop@shop.example>' })
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 100 }] })).id
})
afterAll(() => shop.close())

const order = (name = 'Mona Adel') => {
  const { address } = requestFor([{ productId }])
  return makeOrder(shop.at.db, [{ productId }], { address: { ...address, name } })
}

/** The letters that left since, as they left. */
async function lettersOf(work: () => Promise<void>): Promise<string[]> {
  const folder = path.join(shop.dataDir, 'mail')
  const before = new Set(await readdir(folder).catch(() => []))
  await work()
  const fresh = (await readdir(folder).catch(() => [])).filter((file) => !before.has(file))
  return Promise.all(fresh.map((file) => readFile(path.join(folder, file), 'utf8')))
}

const attentionOf = async (id: string) =>
  (await shop.at.db.selectFrom('orders').select('attention').where('id', '=', id).executeTakeFirstOrThrow()).attention

test('an order’s mail goes to who ordered, from the shop, once, however often its job runs', async () => {
  const orderId = await order()
  const send = () => shop.jobs['send-order-mail']({ orderId, event: 'placed', step: 1 })
  const [letter = '', ...more] = await lettersOf(async () => {
    await send()
    await send()
  })
  expect(more).toEqual([])
  expect(letter).toMatch(/^From: "?Black & White"? <shop@shop\.example>\r\n/m)
  expect(letter).toMatch(/^To: mona\.\d+@example\.com\r\n/m)
  expect(letter).toMatch(new RegExp(`^Message-ID: <order-placed-${orderId.toLowerCase()}-1@localhost>\r\n`, 'm'))
})

test('its link opens the order in any browser', async () => {
  const orderId = await order()
  const [letter = ''] = await lettersOf(() => shop.jobs['send-order-mail']({ orderId, event: 'placed', step: 1 }))
  const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [, link = ''] = /http:\/\/localhost:3000(\/my-order\/[\w.-]+)/.exec(text) ?? []
  const browser = shop.browser()
  expect((await browser.get(link)).headers.get('location')).toBe(`/order/${orderId}`)
  expect((await browser.get(`/api/orders/${orderId}`)).status).toBe(200)
})

test('ML10: a name can’t add a recipient or a heading to the letter', async () => {
  const orderId = await order('Mona\r\nBcc: thief@evil.example\r\nSubject: won\r\n\r\n<b>You won</b>')
  const [letter = ''] = await lettersOf(() => shop.jobs['send-order-mail']({ orderId, event: 'placed', step: 1 }))
  const [head = ''] = letter.split('\r\n\r\n')
  expect(head).not.toMatch(/^bcc:/im)
  expect(head.match(/^subject:/gim)?.length).toBe(1)
  expect(head.match(/^to:.*(\r\n .*)*/im)?.[0].match(/@/g)?.length).toBe(1)
})

test('OR18: a name is text in the letter and in the order’s page, and turns nothing after it around', async () => {
  const browser = shop.browser()
  const { shippingAddress, ...form } = orderForm({ productId })
  const address = { ...shippingAddress, name: '<b onclick="won()">Mona</b>\u202E Adel' }
  const { id } = (await browser.send('POST', '/api/orders/guest', { ...form, shippingAddress: address })).body.order
  const answer = await browser.get(`/api/orders/${id}`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.body.order.shippingAddress.name).toBe('<b onclick="won()">Mona</b> Adel')
  const [letter = ''] = await lettersOf(() => shop.jobs['send-order-mail']({ orderId: id, event: 'placed', step: 1 }))
  const [plain = '', page = ''] = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=').split('<!doctype html>')
  expect(plain).toContain('<b onclick="won()">Mona</b> Adel')
  expect(page).toContain('&lt;b onclick=&quot;won()&quot;&gt;Mona&lt;/b&gt; Adel')
  expect(page).not.toContain('<b onclick')
  expect(letter).not.toMatch(/=E2=80=AE|\u202E/)
})

test('a name greets only who has proven that mailbox, whoever typed it', async () => {
  const account = { id: newId(), email: 'salma@example.com', fullName: 'Salma', emailVerifiedAt: new Date() }
  const claimed = { id: newId(), email: 'claimed@example.com', fullName: 'Salma' }
  await shop.at.db
    .insertInto('accounts')
    .values([account, { ...claimed, emailVerifiedAt: null }])
    .execute()
  const greetingOf = async (accountId: string | null, to: string): Promise<boolean> => {
    const { address } = requestFor([{ productId }])
    const overrides = { accountId, address: { ...address, name: 'Salma Nour', email: to } }
    const orderId = await makeOrder(shop.at.db, [{ productId }], overrides)
    const [letter = ''] = await lettersOf(() => shop.jobs['send-order-mail']({ orderId, event: 'placed', step: 1 }))
    expect(letter.includes('To: Salma Nour <')).toBe(letter.includes('Hello Salma Nour,'))
    return letter.includes('Hello Salma Nour,')
  }
  expect(await greetingOf(account.id, account.email)).toBe(true)
  expect(await greetingOf(account.id, 'victim@example.com')).toBe(false)
  expect(await greetingOf(claimed.id, claimed.email)).toBe(false)
  expect(await greetingOf(null, account.email)).toBe(false)
})

test('an order that is gone sends nothing', async () => {
  expect(await lettersOf(() => shop.jobs['send-order-mail']({ orderId: newId(), event: 'placed', step: 1 }))).toEqual(
    [],
  )
})

test('a cash order that nobody answered is flagged; one that was answered is not', async () => {
  const [waiting, sent, cancelled] = [await order(), await order(), await order()]
  await takeSteps(shop.at.db, sent, 'shipped')
  await takeSteps(shop.at.db, cancelled, 'cancelled')
  for (const orderId of [waiting, sent, cancelled]) await shop.jobs['flag-unanswered-order']({ orderId })
  expect(await Promise.all([waiting, sent, cancelled].map(attentionOf))).toEqual(['unanswered', null, null])
  await takeSteps(shop.at.db, waiting, 'shipped')
  expect(await attentionOf(waiting)).toBeNull()
})

/** The letters about an order that wait in the queue, and for how many seconds. */
const queued = async (orderId: string) =>
  (
    await shop.at.pool.query(
      `select data, extract(epoch from start_after - created_on)::int as after from pgboss.job
        where name = 'send-order-mail' and data->>'orderId' = $1 order by created_on`,
      [orderId],
    )
  ).rows as { data: JobNeeds['send-order-mail']; after: number }[]

/** Every letter in the queue has its turn now; the subjects of those that left. */
async function subjectsOf(orderId: string): Promise<string[]> {
  const letters = await lettersOf(async () => {
    for (const { data } of await queued(orderId)) await shop.jobs['send-order-mail'](data)
  })
  return letters.map((letter) => /^Subject: (.*)\r\n/m.exec(letter)?.[1] ?? '').sort()
}

const team = async (orderId: string, status: OrderStatus, at: Date) =>
  changeStatus(shop.at.db, { orderId, status, restock: true, note: '', accountId: await makeOwner(shop.at.db) }, at)

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

test('who pays by card is reminded after ten minutes if they have not paid, and not before', async () => {
  const place = () => makeOrder(shop.at.db, [{ productId }], { method: 'paymob' })
  const [unpaid, paid, cash] = [await place(), await place(), await place()]
  const [{ data, after } = { data: null, after: 0 }] = await queued(unpaid)
  expect([data?.event, after]).toEqual(['not paid yet', 600])
  const sku = (id: string) => `BW${id.slice(-6)}`
  expect(await subjectsOf(unpaid)).toEqual([`Order ${sku(unpaid)} is not paid yet`])

  await takeSteps(shop.at.db, paid, 'paid')
  expect(await subjectsOf(paid)).toEqual([`Payment received for order ${sku(paid)}`])

  await inTransaction(shop.at.db, async (tx) => {
    await becomeCashOrder(tx, await lockOrder(tx, cash), null, new Date())
  })
  expect((await queued(cash)).map(({ data: { event }, after }) => [event, after])).toEqual([
    ['not paid yet', 600],
    ['placed', 0],
  ])
  expect(await subjectsOf(cash)).toEqual([`Your order ${sku(cash)}`])
})

test('what the team undid within the minute is told to nobody', async () => {
  const orderId = await order()
  await team(orderId, 'shipped', ago(10))
  const { history } = await readForAdmin(shop.at.db, orderId, new Date())
  const step = history.at(-1)?.id ?? 0
  await undoStep(shop.at.db, { orderId, step, accountId: await makeOwner(shop.at.db) }, new Date())
  expect(await subjectsOf(orderId)).toEqual([`Your order BW${orderId.slice(-6)}`])
})

test('a letter waits while a later step may still be undone, and is void once it stands', async () => {
  const orderId = await order()
  await team(orderId, 'shipped', ago(65))
  await team(orderId, 'delivered', ago(30))
  const [, shipped] = await queued(orderId)
  const send = () => shipped && shop.jobs['send-order-mail'](shipped.data)
  expect(await lettersOf(async () => send())).toEqual([])
  const again = (await queued(orderId)).filter(({ data }) => data.event === 'shipped').at(-1)
  expect(again?.after).toBeGreaterThan(25)
  await shop.at.pool.query(`update order_history set at = at - interval '1 minute' where order_id = $1`, [orderId])
  expect(await subjectsOf(orderId)).toEqual([
    `Order BW${orderId.slice(-6)} was delivered`,
    `Your order BW${orderId.slice(-6)}`,
  ])
})
