import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../../tests/support/builders.ts'
import { orderForm } from '../../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { until } from '../../../tests/support/until.ts'
import { digest } from '../../lib/digest.server.ts'
import { countInLine } from './in-line.server.ts'
import { type Asking, ticketOf } from './ticket.server.ts'

const SECRET = 'a secret of thirty-two bytes or more'
const AT_ONCE = 3
const SECOND = 1000

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ RATE_LIMITS: 'on' })
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

interface Guest {
  browser: TestBrowser
  key: string
  form: ReturnType<typeof orderForm>
}

async function guests(count: number, productId: string): Promise<Guest[]> {
  const all = Array.from({ length: count }, () => {
    return { browser: shop.browser(), key: randomUUID(), form: orderForm({ productId }) }
  })
  await Promise.all(all.map(({ browser }) => browser.send('POST', '/api/cart-validation/validate', { cartItems: [] })))
  return all
}

const ask = ({ browser, key, form }: Guest, ticket?: string) =>
  browser.send('POST', '/api/orders/guest', { ...form, ticket }, { 'idempotency-key': key })

const askingOf = ({ browser, key, form }: Guest): Asking => {
  const placedBy = `browser ${digest(browser.cookies.get('bw_session') ?? '')}`
  return { placedBy, idempotencyKey: key, names: form.products.map(({ product, size }) => `${product} ${size}`) }
}

interface Times {
  /** Milliseconds ago: first asked, and last told to come back. */
  since: number
  told: number
}

function ticketFor(guest: Guest, { since, told }: Times, secret = SECRET): string {
  const now = Date.now()
  return ticketOf(askingOf(guest), { since: now - since, now: now - told }, secret)
}

const countWaiting = async (): Promise<number> => {
  const { rows } = await shop.at.pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

/** While somebody holds the size, so that all of these wait; `after` come once the others stand in line. */
async function whileHeld(id: string, before: () => Promise<number>[], after: () => Promise<number>[] = () => []) {
  const holder = await shop.at.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from variants where product_id = $1 for update', [id])
    const first = before()
    await until(async () => (await countWaiting()) >= AT_ONCE)
    await until(() => countInLine() === first.length - AT_ONCE)
    const second = after()
    await until(() => countInLine() === first.length + second.length - AT_ONCE)
    await holder.query('rollback')
    return [await Promise.all(first), await Promise.all(second)] as const
  } finally {
    holder.release(true)
  }
}

const statusOf = async (answering: ReturnType<typeof ask>): Promise<number> => (await answering).status
const product = async (stock: number) => (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock }] })).id

/** Pieces for the first three in line, who may overtake each other: is who comes last with this ticket one of them? */
async function overtakes(
  ticketBy: (guest: Guest, other: Guest) => string,
  opensAt: Date | null = null,
): Promise<boolean> {
  const id = await product(2 * AT_ONCE)
  await shop.at.db.updateTable('products').set({ opensAt }).where('id', '=', id).execute()
  const crowd = await guests(11, id)
  const [late, other] = await guests(2, id)
  if (!late || !other) throw new Error('nobody came late')
  const waiting = () => crowd.map((guest) => statusOf(ask(guest)))
  const [told, [status]] = await whileHeld(id, waiting, () => [statusOf(ask(late, ticketBy(late, other)))])
  expect([...told, status].filter((each) => each === 201)).toHaveLength(2 * AT_ONCE)
  expect([...told, status].filter((each) => each === 409)).toHaveLength(6)
  return status === 201
}

test('DR7: who was told to come back is served before those who asked later', async () => {
  expect(await overtakes((late) => ticketFor(late, { since: 20 * SECOND, told: 3 * SECOND }))).toBe(true)
})

test.each<[string, (late: Guest, other: Guest) => string]>([
  ['a forged ticket', (late) => ticketFor(late, { since: 20 * SECOND, told: 3 * SECOND }, 'another secret altogether')],
  ['an earlier time in it', (late) => ticketFor(late, { since: 0, told: 0 }).replace(/^\d+/, '1000')],
  ['the ticket of another shopper', (_, other) => ticketFor(other, { since: 20 * SECOND, told: 3 * SECOND })],
  ['one of another order', (late) => ticketFor({ ...late, key: randomUUID() }, { since: 20 * SECOND, told: 0 })],
  [
    'one for another size',
    (late) => ticketFor({ ...late, form: orderForm({ productId: 'OTHER' }) }, { since: 20 * SECOND, told: 0 }),
  ],
  ['one that was left lying', (late) => ticketFor(late, { since: 90 * SECOND, told: 61 * SECOND })],
  ['no word of the shop’s', () => 'x'],
])('DR7: nobody gets ahead by %s', async (_, ticketBy) => {
  expect(await overtakes(ticketBy)).toBe(false)
})

test('DR7: who asked before it was open has gained nothing by it', async () => {
  const opensAt = new Date(Date.now() - 5 * SECOND)
  const early = (late: Guest) => ticketFor(late, { since: 20 * SECOND, told: 3 * SECOND })
  expect(await overtakes(early, opensAt)).toBe(false)
})

test('DR8: once the size is sold out all who wait know, without a turn of their own', async () => {
  const id = await product(2)
  const crowd = await guests(40, id)
  const [told] = await whileHeld(id, () => crowd.map((guest) => statusOf(ask(guest))))
  expect(told.filter((each) => each === 201)).toHaveLength(2)
  expect(told.filter((each) => each === 409)).toHaveLength(38)
  const { rows } = await shop.at.pool.query(
    `select count(*)::int as count from rate_limits where key like 'order-by-%' and key = any($1)`,
    [crowd.map((guest) => `order-by-account-phone-or-browser:${digest(askingOf(guest).placedBy)}`)],
  )
  // Tries are counted in one's turn: of the two, of who came before the others stood there, and of who came next.
  expect(rows[0].count).toBeGreaterThanOrEqual(3)
  expect(rows[0].count).toBeLessThanOrEqual(2 + 2 * AT_ONCE)
})

test('DR8: whose answer was lost gets the order that stands, though the size is sold out since', async () => {
  const id = await product(AT_ONCE)
  const [lost, ...crowd] = await guests(12, id)
  if (!lost) throw new Error('nobody came')
  const first = await ask(lost)
  expect(first.status).toBe(201)
  const again: Awaited<ReturnType<typeof ask>>[] = []
  const askAgain = async () => again.push(await ask(lost))
  await whileHeld(
    id,
    () => crowd.map((guest) => statusOf(ask(guest))),
    () => [askAgain()],
  )
  expect(again.map(({ status, body }) => [status, body.order?.id])).toEqual([[201, first.body.order.id]])
})
