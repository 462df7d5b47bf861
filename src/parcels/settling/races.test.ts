import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { warm } from '../../../tests/support/database.ts'
import {
  BOSTA,
  book,
  check,
  codeOf,
  fileOf,
  parcelShop,
  readSettlement,
  sendFile,
  sentOrder,
  TOTAL,
  told,
} from '../../../tests/support/parcels.ts'
import type { TestShop } from '../../../tests/support/shop.ts'
import { until } from '../../../tests/support/until.ts'

let shop: TestShop
let staff: TestBrowser
let owner: TestBrowser
let productId: string
beforeAll(async () => {
  ;({ shop, owner, staff, productId } = await parcelShop())
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

async function many(count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await sentOrder(shop, staff, productId))
  return ids
}

const file = (ids: readonly string[], last = ''): string =>
  fileOf(...ids.map((id) => [codeOf(id), 'Delivered', TOTAL] as const)) + last

const paymentsOf = async (ids: readonly string[]) => {
  const rows = await shop.at.db
    .selectFrom('payments')
    .select(['orderId', 'amount'])
    .where('orderId', 'in', ids)
    .where('settles', '=', true)
    .execute()
  return rows.map(({ orderId }) => orderId).sort()
}

const paidSteps = (ids: readonly string[]) =>
  shop.at.db
    .selectFrom('orderHistory')
    .select('id')
    .where('orderId', 'in', ids)
    .where('toStatus', '=', 'paid')
    .execute()

test('PC16: the same file sent by two at once is one settlement', async () => {
  const ids = await many(3)
  await warm(shop.database)
  const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => sendFile(at % 2 ? staff : owner, file(ids))))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers.filter(({ body }) => !body.isKnown)).toHaveLength(1)
})

test('PC17: booked from many pages at once, each order is paid once', async () => {
  const ids = await many(8)
  const checked = await check(staff, file(ids))
  await warm(shop.database)
  await Promise.all(Array.from({ length: 6 }, (_, at) => book(at % 2 ? staff : owner, checked)))
  expect(told(await readSettlement(staff, checked.id))).toEqual(ids.map(() => 'booked delivered'))
  expect(await paymentsOf(ids)).toEqual([...ids].sort())
  expect(await paidSteps(ids)).toHaveLength(ids.length)
})

test('PC18: two files that say the same, booked at once, pay each order once: the other one says so', async () => {
  const ids = await many(6)
  const [one, other] = [await check(staff, file(ids)), await check(owner, file([...ids].reverse(), '\r\n'))]
  await warm(shop.database)
  await Promise.all([book(staff, one), book(owner, other), book(owner, one), book(staff, other)])
  const both = [...told(await readSettlement(staff, one.id)), ...told(await readSettlement(staff, other.id))]
  expect(both.filter((what) => what === 'booked delivered')).toHaveLength(ids.length)
  expect(both.filter((what) => what === 'alreadySettled')).toHaveLength(ids.length)
  expect(await paymentsOf(ids)).toEqual([...ids].sort())
  expect(await paidSteps(ids)).toHaveLength(ids.length)
})

test('PC19: while it is booked the owner cancels: the order is one or the other, never both', async () => {
  const ids = await many(8)
  const checked = await check(staff, file(ids))
  await warm(shop.database)
  const cancel = (id: string) => owner.send('PUT', `/api/orders/${id}/status`, { status: 'cancelled', from: 'shipped' })
  const [, ...answers] = await Promise.all([book(staff, checked), ...[...ids].reverse().map(cancel)])
  const cancelled = answers.filter(({ status }) => status === 200).length
  const lines = told(await readSettlement(staff, checked.id))
  expect(lines.filter((what) => what === 'cancelled')).toHaveLength(cancelled)
  expect(lines.filter((what) => what === 'booked delivered')).toHaveLength(ids.length - cancelled)
  expect(await paymentsOf(ids)).toHaveLength(ids.length - cancelled)
})

test('PC20: while it is booked somebody approves the same cash: it came once', async () => {
  const ids = await many(8)
  const checked = await check(staff, file(ids))
  await warm(shop.database)
  const approve = (id: string) => owner.send('PUT', `/api/orders/${id}/approve-cod`, { from: 'shipped' })
  const twice = [...ids].reverse().flatMap((id) => [approve(id), approve(id)])
  const [, ...answers] = await Promise.all([book(staff, checked), ...twice])
  for (const { status } of answers) expect(status).toBeOneOf([200, 409])
  expect(await paymentsOf(ids)).toEqual([...ids].sort())
  expect(await paidSteps(ids)).toHaveLength(ids.length)
})

test('PC21: read anew while it is booked, nothing that is booked is lost, and nothing is booked twice', async () => {
  const ids = await many(8)
  const checked = await check(staff, file(ids))
  await warm(shop.database)
  const again = () => owner.send('POST', `/api/admin/parcels/settlements/${checked.id}/check`, {})
  const answers = await Promise.all([book(staff, checked), again(), again(), book(owner, checked), again()])
  expect(answers.map((answer) => ('status' in answer ? answer.status : 200))).toEqual(answers.map(() => 200))
  expect(told(await book(staff, checked))).toEqual(ids.map(() => 'booked delivered'))
  expect(await paidSteps(ids)).toHaveLength(ids.length)
})

test('PC36: while it is booked somebody sets its rows aside: each is one or the other, as its order says', async () => {
  const ids = await many(8)
  const checked = await check(staff, file(ids))
  await warm(shop.database)
  const aside = (at: number) =>
    owner.send('PUT', `/api/admin/parcels/settlements/${checked.id}/lines/${at}/aside`, { note: 'later' })
  const lines = checked.lines.map(({ line }) => line).reverse()
  const [, ...answers] = await Promise.all([book(staff, checked), ...lines.map(aside)])
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  const kept = answers.filter(({ status }) => status === 200).length
  const states = (await readSettlement(staff, checked.id)).lines.map(({ state }) => state)
  expect(states.filter((state) => state === 'aside')).toHaveLength(kept)
  expect(states.filter((state) => state === 'booked')).toHaveLength(ids.length - kept)
  expect(await paymentsOf(ids)).toHaveLength(ids.length - kept)
})

const waiting = async (): Promise<number> => {
  const { rows } = await shop.at.pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

test('PC36: a row that is being booked is not set aside: whoever tries waits for it, and hears that it is booked', async () => {
  const [id = ''] = await many(1)
  const checked = await check(staff, fileOf([codeOf(id), 'Returned', 0]))
  const { line = 0 } = checked.lines[0] ?? {}
  // Its pieces can't go back yet, so that the booking stops halfway.
  const holder = await shop.at.pool.connect()
  await holder.query('begin')
  await holder.query('select from variants for update')
  const booking = book(staff, checked)
  await until(async () => (await waiting()) === 1)
  let isAnswered = false
  const aside = owner
    .send('PUT', `/api/admin/parcels/settlements/${checked.id}/lines/${line}/aside`, { note: 'later' })
    .finally(() => {
      isAnswered = true
    })
  await until(async () => isAnswered || (await waiting()) === 2)
  await holder.query('rollback')
  holder.release()
  expect((await aside).status).toBe(409)
  expect(told(await booking)).toEqual(['booked refused'])
})

test('PC22: a booking that ends halfway goes on where it ended', async () => {
  const ids = await many(27)
  const checked = await check(staff, file(ids))
  const first = await book(staff, checked)
  expect(first.sums.find(({ state }) => state === 'booked')?.count).toBe(25)
  const second = await book(owner, checked)
  expect(second.sums.find(({ state }) => state === 'booked')?.count).toBe(27)
  expect(await paymentsOf(ids)).toHaveLength(27)
})

test('PC23: a line is booked by nobody but the database’s own leave: twice it refuses', async () => {
  const [id = ''] = await many(1)
  await book(staff, await check(staff, file([id])))
  const twin = await check(staff, file([id], '\r\n\r\n'))
  const { rows } = await shop.at.pool.query('select id from order_history where order_id = $1 order by id desc', [id])
  const write = shop.at.pool.query(
    "update settlement_lines set state = 'booked', problem = null, step = $2, booked_at = now() where settlement_id = $1",
    [twin.id, rows[0].id],
  )
  await expect(write).rejects.toMatchObject({ constraint: 'settlement_lines_booked_once' })
  await expect(
    shop.at.pool.query(
      "insert into settlements (id, courier_id, at, digest, titles) select 'X', $1, now(), digest, titles from settlements where id = $2",
      [BOSTA, twin.id],
    ),
  ).rejects.toMatchObject({ code: '23505' })
})
