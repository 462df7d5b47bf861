import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { warm } from '../../tests/support/database.ts'
import { callbackOf, KEYS, type PayingShop, type Placed, payingShop, postCallback } from '../../tests/support/paying.ts'
import { signatureOf } from './signature.server.ts'
import { transactionIn } from './transaction.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await payingShop()
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

/** An order whose payment the bank has decided, with its callback held back for the test to send. */
async function decided(outcome: 'Y' | 'declined' = 'Y', order?: Placed) {
  const placed = order ?? (await shop.order())
  const { body } = await placed.session()
  const query = await shop.bank.choose(body.unifiedCheckoutUrl, { outcome, journey: 'late' })
  return { ...placed, query: query ?? '', callback: await callbackOf(shop.bank) }
}

type Callback = Awaited<ReturnType<typeof callbackOf>>

/** The same callback with other contents, signed again as only the provider could. */
function resigned({ body }: Callback, changes: object, secret = KEYS.hmacSecret): Callback {
  const obj = { ...JSON.parse(body).obj, ...changes }
  const hmac = signatureOf(transactionIn(obj)?.signed ?? '', secret)
  return { path: `/api/payment/callback?hmac=${hmac}`, body: JSON.stringify({ type: 'TRANSACTION', obj }) }
}

const verdictsOf = async (orderId: string) =>
  (
    await shop.at.db
      .selectFrom('paymentEvents')
      .innerJoin('paymentAttempts', 'paymentAttempts.id', 'paymentEvents.attemptId')
      .select(['paymentEvents.source', 'paymentEvents.kind', 'paymentEvents.verdict', 'paymentEvents.seen'])
      .where('paymentAttempts.orderId', '=', orderId)
      .orderBy('paymentEvents.id')
      .execute()
  ).map(({ source, kind, verdict, seen }) => `${source} ${kind}: ${verdict} ${seen}×`)

const attentionOf = async (id: string) =>
  (await shop.at.db.selectFrom('orders').select('attention').where('id', '=', id).executeTakeFirstOrThrow()).attention

const countOf = async (table: 'payments' | 'orderHistory', orderId: string) =>
  (await shop.at.db.selectFrom(table).selectAll().where('orderId', '=', orderId).execute()).length

const mailsAbout = async (orderId: string, event: string) =>
  (
    await shop.at.pool.query(
      `select 1 from pgboss.job where name = 'send-order-mail' and data->>'orderId' = $1 and data->>'event' = $2`,
      [orderId, event],
    )
  ).rowCount

test('a signed callback makes the order paid, without cookie, token or origin of ours', async () => {
  const order = await decided()
  expect(await order.status()).toBe('pending')
  const answer = await postCallback(shop, order.callback)
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: 'Received' }])
  expect(await order.status()).toBe('paid')
  expect(await verdictsOf(order.id)).toEqual(['callback paid: settled 1×'])
})

test('PA1: what is not signed, or not exactly, changes nothing', async () => {
  const order = await decided()
  const { body, path } = order.callback
  const hmac = new URL(path, shop.url).searchParams.get('hmac') ?? ''
  const bad = ['', '?hmac=', `?hmac=${hmac.slice(1)}`, `?hmac=${hmac.toUpperCase()}`, `?hmac=${'0'.repeat(128)}`]
  const more = [`?hmac=${hmac}&hmac=${hmac}`, `?hmac[]=${hmac}`, `?hmac=${hmac}x`, `?hmac=${'é'.repeat(64)}`]
  for (const query of [...bad, ...more]) {
    const { status } = await postCallback(shop, { path: `/api/payment/callback${query}`, body })
    expect(status, query).toBe(400)
  }
  for (const not of ['', '{', '[]', 'null', '7', '{"obj":null}', '{"type":"TRANSACTION"}', '{"obj":{"order":{}}}'])
    expect((await postCallback(shop, { path, body: not })).status, not).toBe(400)
  for (const size of [100_000, 10_000_000]) {
    const { status } = await postCallback(shop, { path, body: JSON.stringify({ type: 'x'.repeat(size) }) })
    expect(status, `${size}`).toBe(413)
  }
  expect(await order.status()).toBe('pending')
  // However often somebody tries, it fills one row.
  expect((await verdictsOf(order.id)).map((line) => line.replace(/\d+×/, ''))).toEqual(['callback unsigned: unsigned '])
})

test('PA1: with the secret of another shop it is not signed', async () => {
  const order = await decided()
  expect((await postCallback(shop, resigned(order.callback, {}, 'another secret'))).status).toBe(400)
  expect(await order.status()).toBe('pending')
})

test('PA2: no other kind of message gets past the door, signed or not', async () => {
  const order = await decided()
  const { obj } = JSON.parse(order.callback.body)
  for (const type of ['TOKEN', 'SUBSCRIPTION', 'transaction', '', null, undefined, 7, {}])
    for (const path of [order.callback.path, '/api/payment/callback'])
      expect((await postCallback(shop, { path, body: JSON.stringify({ type, obj }) })).status).toBe(400)
  const flash = { intention: { id: 'pi_1' }, transaction: obj, hmac: 'x' }
  expect((await postCallback(shop, { path: '/api/payment/callback', body: JSON.stringify(flash) })).status).toBe(400)
  expect(await order.status()).toBe('pending')
})

test('PA3: a hundred times at once and once more later is one payment, one step and one letter', async () => {
  const order = await decided()
  await warm(shop.database)
  const answers = await Promise.all(Array.from({ length: 100 }, () => postCallback(shop, order.callback)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await postCallback(shop, order.callback)).status).toBe(200)
  expect([await order.status(), await countOf('payments', order.id), await countOf('orderHistory', order.id)]).toEqual([
    'paid',
    1,
    2,
  ])
  expect(await mailsAbout(order.id, 'paid')).toBe(1)
  expect(await verdictsOf(order.id)).toEqual(['callback paid: settled 101×'])
})

test('callback and redirect at once are one payment', async () => {
  const order = await decided()
  await warm(shop.database)
  const sends = [
    ...Array.from({ length: 10 }, () => postCallback(shop, order.callback).then(({ status }) => status)),
    ...Array.from({ length: 10 }, () =>
      order.browser.send('POST', '/api/payment/result', { query: order.query }).then(({ status }) => status),
    ),
  ]
  expect(new Set(await Promise.all(sends))).toEqual(new Set([200]))
  expect([await order.status(), await countOf('payments', order.id)]).toEqual(['paid', 1])
})

test.each([
  ['a lower amount', { amount_cents: 100 }],
  ['a higher amount', { amount_cents: 2_500_000 }],
  ['another currency', { currency: 'USD' }],
  ['another integration', { integration_id: KEYS.integrationId + 1 }],
  ['another owner', { owner: KEYS.ownerId + 1 }],
])('PA4: %s is taken note of and does not pay', async (_, changes) => {
  const order = await decided()
  expect((await postCallback(shop, resigned(order.callback, changes))).status).toBe(200)
  expect([await order.status(), await attentionOf(order.id)]).toEqual(['pending', 'payment differs'])
  expect(await verdictsOf(order.id)).toEqual(['callback paid: mismatch 1×'])
  // The true word still counts afterwards, and stays what it was when the other comes again.
  await postCallback(shop, order.callback)
  expect(await order.status()).toBe('paid')
  await postCallback(shop, resigned(order.callback, changes))
  expect(await verdictsOf(order.id)).toContainEqual(expect.stringMatching(/^callback paid: settled /))
})

test('PA5: digits moved between fields under the true signature are refused', async () => {
  const order = await decided()
  const { obj } = JSON.parse(order.callback.body)
  const [amount, at] = [String(obj.amount_cents), obj.created_at as string]
  const [provider, owner] = [String(obj.order.id), String(obj.owner)]
  const spoiled = [
    { amount_cents: Number(amount + at.slice(0, 4)), created_at: at.slice(4) },
    { amount_cents: Number(amount + at.slice(0, 1)), created_at: at.slice(1) },
    { order: { ...obj.order, id: Number(provider + owner.slice(0, 1)) }, owner: Number(owner.slice(1)) },
    { order: { ...obj.order, id: Number(provider.slice(0, -1)) }, owner: Number(provider.slice(-1) + owner) },
    { amount_cents: amount },
    { order: { ...obj.order, id: provider } },
    { success: 'true' },
  ]
  for (const changes of spoiled) {
    const body = JSON.stringify({ type: 'TRANSACTION', obj: { ...obj, ...changes } })
    const { status } = await postCallback(shop, { path: order.callback.path, body })
    expect([400, 409], JSON.stringify(changes)).toContain(status)
  }
  expect(await order.status()).toBe('pending')
  expect(await countOf('payments', order.id)).toBe(0)
})

test('PA6: what is not signed leads nowhere: only the provider’s order finds ours', async () => {
  const [cheap, dear] = [await decided(), await decided()]
  const { obj } = JSON.parse(cheap.callback.body)
  const reference = `1-${dear.id}`
  const unsigned = { merchant_order_id: reference, special_reference: reference }
  const lie = { ...obj, ...unsigned, order: { ...obj.order, ...unsigned }, payment_key_claims: { extra: unsigned } }
  const { status } = await postCallback(shop, {
    path: cheap.callback.path,
    body: JSON.stringify({ type: 'TRANSACTION', obj: lie, ...unsigned }),
  })
  expect(status).toBe(200)
  expect([await cheap.status(), await dear.status()]).toEqual(['paid', 'pending'])
})

test('PA7: the signed redirect of one order pays no other', async () => {
  const [cheap, dear] = [await decided(), await decided()]
  const query = new URLSearchParams(cheap.query)
  query.set('merchant_order_id', `1-${dear.id}`)
  const { status, body } = await dear.browser.send('POST', '/api/payment/result', { query: `?${query}` })
  expect([status, body.data]).toEqual([200, { status: 'paid', orderId: cheap.id }])
  expect(await dear.status()).toBe('pending')
})

test('PA8: a declined try before a payment does not stop it, one after it does not undo it', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  for (const outcome of ['declined', 'Y'] as const)
    await shop.bank.choose(body.unifiedCheckoutUrl, { outcome, journey: 'late' })
  const [declined, paid] = [await callbackOf(shop.bank, -2), await callbackOf(shop.bank)]
  const statuses: string[] = []
  for (const callback of [declined, paid, declined]) {
    expect((await postCallback(shop, callback)).status).toBe(200)
    statuses.push(await order.status())
  }
  expect(statuses).toEqual(['pending', 'paid', 'paid'])
  expect(await verdictsOf(order.id)).toEqual(['callback declined: declined 2×', 'callback paid: settled 1×'])
})

test('PA8: pending, then paid under the same number, is paid', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'pending' })
  expect(await order.status()).toBe('pending')
  const { transactions } = await shop.bank.books()
  await shop.bank.act('decide', { id: transactions.at(-1)?.id ?? 0, outcome: 'Y' })
  expect(await order.status()).toBe('paid')
})

test.each([
  ['refunded', { is_refunded: true, refunded_amount_cents: 25_000 }],
  ['voided', { is_voided: true }],
])('PA8: a payment that was %s before we heard of it does not come to life', async (_, changes) => {
  const order = await decided()
  expect((await postCallback(shop, resigned(order.callback, changes))).status).toBe(200)
  expect((await postCallback(shop, order.callback)).status).toBe(200)
  expect([await order.status(), await attentionOf(order.id)]).toEqual(['pending', 'refunded elsewhere'])
  expect(await countOf('payments', order.id)).toBe(0)
})

test('PA8: a refund’s own callback, though it says success, pays nothing', async () => {
  const order = await decided()
  const child = { id: 999_000_111, has_parent_transaction: true, is_refund: true, is_standalone_payment: false }
  for (const changes of [child, { is_auth: true }, { is_capture: true }, { error_occured: true }])
    expect((await postCallback(shop, resigned(order.callback, changes))).status).toBe(200)
  expect([await order.status(), await countOf('payments', order.id)]).toEqual(['pending', 0])
})

test('PA9: a payment we do not know yet is not thanked for, so that it is told again', async () => {
  const order = await decided()
  const { providerOrderId } = await shop.at.db
    .selectFrom('paymentAttempts')
    .select('providerOrderId')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  const known = (id: number | null) =>
    shop.at.db.updateTable('paymentAttempts').set({ providerOrderId: id }).where('orderId', '=', order.id).execute()
  await known(7)
  expect((await postCallback(shop, order.callback)).status).toBe(409)
  await known(providerOrderId)
  expect((await postCallback(shop, order.callback)).status).toBe(200)
  expect(await order.status()).toBe('paid')
})

test('two tries that are both paid: the second one’s money goes back, once', async () => {
  const order = await shop.order()
  const first = (await order.session()).body.unifiedCheckoutUrl
  await shop.bank.choose(first, { outcome: 'declined' })
  const second = (await order.session()).body.unifiedCheckoutUrl
  expect(second).not.toBe(first)
  await shop.bank.choose(second, { outcome: 'Y', journey: 'twice' })
  await shop.bank.choose(first, { outcome: 'Y', journey: 'twice' })
  expect([await order.status(), await countOf('payments', order.id), await attentionOf(order.id)]).toEqual([
    'paid',
    2,
    'sent back',
  ])
  expect(await mailsAbout(order.id, 'sent back')).toBe(1)
})

test('a callback that is told twice, late or never pays all the same', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  const query = await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'lost' })
  expect(await order.status()).toBe('pending')
  const { body: result } = await order.browser.send('POST', '/api/payment/result', { query })
  expect(result).toMatchObject({ outcome: 'paid', data: { status: 'paid' }, order: { sku: order.sku } })
})
