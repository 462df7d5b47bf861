import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct } from '../../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'

let shop: TestShop
let productId: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 50 }] })).id
})
afterAll(() => shop.close())

async function placed(overrides: Parameters<typeof makeOrder>[2] = {}) {
  const id = await makeOrder(shop.at.db, [{ productId }], overrides)
  const row = shop.at.db.selectFrom('orders').select(['sku', 'email']).where('id', '=', id)
  return { id, ...(await row.executeTakeFirstOrThrow()) }
}

const ask = (code: string, by = shop.browser()) => by.send('POST', `/api/orders/guest/${code}/link`, {})

/** The jobs that wait for this code. */
async function askedFor(sku: string): Promise<{ sku: string; seed: string }[]> {
  const { rows } = await shop.at.pool.query<{ data: { sku: string; seed: string } }>(
    `select data from pgboss.job where name = 'send-order-link' and data->>'sku' = $1`,
    [sku],
  )
  return rows.map(({ data }) => data)
}

/** The letters that left since. */
async function lettersAfter(work: () => Promise<unknown>): Promise<string[]> {
  const folder = path.join(shop.dataDir, 'mail')
  const before = new Set(await readdir(folder).catch(() => []))
  await work()
  const fresh = (await readdir(folder).catch(() => [])).filter((file) => !before.has(file))
  const letters = await Promise.all(fresh.map((file) => readFile(path.join(folder, file), 'utf8')))
  return letters.map((letter) => letter.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

async function sendAskedFor(sku: string): Promise<void> {
  for (const needs of await askedFor(sku)) await shop.jobs['send-order-link'](needs)
}

test('ML6: anyone may ask, and the link goes to the mailbox of the order alone, where it opens it', async () => {
  const order = await placed()
  const stranger = shop.browser()
  const { status, body } = await ask(order.sku.toLowerCase(), stranger)
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain(order.email)
  const [letter = '', ...more] = await lettersAfter(() => sendAskedFor(order.sku))
  expect(more).toEqual([])
  expect(letter).toContain(`To: ${order.email}\r\n`)
  expect(letter).not.toMatch(/^b?cc:/im)
  const [, link = ''] = /http:\/\/localhost:3000(\/my-order\/[\w.-]+)/.exec(letter) ?? []
  const owner = shop.browser()
  expect((await owner.get(link)).headers.get('location')).toBe(`/order/${order.id}`)
  expect((await owner.get(`/api/orders/${order.id}`)).body.order).toMatchObject({ isOwn: true, isMasked: false })
  // It waits to be confirmed: the letter has that link too.
  const [, token = ''] = /\/confirm-order#([\w.-]+)/.exec(letter) ?? []
  expect((await owner.send('POST', '/api/order-confirmation', { token })).body).toMatchObject({ mayAnswer: true })
  expect((await stranger.get(`/api/orders/${order.id}`)).status).toBe(404)
})

test('ML6: the answer is the same for a code of no order, of a deleted one, of one without a mailbox, and for no code', async () => {
  const [there, deleted, unreachable] = [await placed(), await placed(), await placed()]
  const write = (id: string) => shop.at.db.updateTable('orders').where('id', '=', id)
  await write(deleted.id).set({ deletedAt: new Date() }).execute()
  await write(unreachable.id).set({ email: '' }).execute()
  const answers = []
  for (const code of [there.sku, deleted.sku, unreachable.sku, 'BW000000', 'nothing'])
    answers.push(await ask(code).then(({ status, body }) => ({ status, body })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const letters = await lettersAfter(async () => {
    for (const code of [deleted.sku, unreachable.sku, 'BW000000', 'NOTHING']) await sendAskedFor(code)
  })
  expect(letters).toEqual([])
})

test('ML8: a job that runs twice sends one letter; whoever asks twice gets two that both open the order', async () => {
  const order = await placed({ language: 'ar' })
  await ask(order.sku)
  const once = await lettersAfter(async () => {
    await sendAskedFor(order.sku)
    await sendAskedFor(order.sku)
  })
  expect(once).toHaveLength(1)
  await ask(order.sku)
  expect(await lettersAfter(() => sendAskedFor(order.sku))).toHaveLength(1)
  expect(await askedFor(order.sku)).toHaveLength(2)
})

test('ML8: without the token against forged requests nothing is sent', async () => {
  const order = await placed()
  const response = await fetch(`${shop.url}/api/orders/guest/${order.sku}/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(403)
  expect(await askedFor(order.sku)).toEqual([])
})

test('ML11: the number of the parcel is its owner’s and the team’s; a stranger learns who brings it', async () => {
  const order = await placed()
  const parcel = { courier: 'Bosta', trackingNumber: '7234118902', fulfilment: 'shipped' as const }
  await shop.at.db
    .updateTable('orders')
    .set({ ...parcel, holds: 'deducted' })
    .where('id', '=', order.id)
    .execute()
  const seen = async (by = shop.browser()) => (await by.get(`/api/orders/guest/${order.sku}`)).body.order
  const masked = await seen()
  expect(masked.parcel).toMatchObject({ courier: 'Bosta' })
  expect(JSON.stringify(masked)).not.toContain('7234118902')
  await ask(order.sku)
  const [letter = ''] = await lettersAfter(() => sendAskedFor(order.sku))
  const owner = shop.browser()
  await owner.get(/\/my-order\/[\w.-]+/.exec(letter)?.[0] ?? '')
  for (const by of [owner, await shop.signedIn('viewer')])
    expect((await seen(by)).parcel.trackingNumber).toBe('7234118902')
})

// These open shops of their own, after which the first one's jobs are closed.
test('ML7: one code is asked for three times an hour, whoever asks, and whether there is such an order or not', async () => {
  const limited = await testShop({ RATE_LIMITS: 'on' })
  try {
    for (const code of ['BW000001', 'BW000002']) {
      const statuses = []
      for (let turn = 0; turn < 4; turn += 1)
        statuses.push((await limited.browser().send('POST', `/api/orders/guest/${code}/link`, {})).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    }
    const { headers, body } = await limited.browser().send('POST', '/api/orders/guest/bw000001/link', {})
    expect(body.errorCode).toBe('RATE_LIMIT_EXCEEDED')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const { rowCount } = await limited.at.pool.query(`select 1 from pgboss.job where name = 'send-order-link'`)
    expect(rowCount).toBe(6)
  } finally {
    await limited.close()
  }
})

test('ML7: one address asks for twenty links an hour', async () => {
  const limited = await testShop({ RATE_LIMITS: 'on' })
  try {
    const statuses = []
    for (let turn = 0; turn < 21; turn += 1)
      statuses.push((await limited.browser().send('POST', `/api/orders/guest/BW00001${turn}/link`, {})).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  } finally {
    await limited.close()
  }
})
