import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeOwner, makeProduct } from '../../tests/support/builders.ts'
import { readsAll, watched } from '../../tests/support/large-table.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { changeStatus } from '../orders/change-status.server.ts'
import type { StockMovement } from './api.ts'
import { listMovements } from './db-book.server.ts'

let shop: TestShop
let staff: TestBrowser
let owner: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  owner = await makeOwner(shop.at.db)
  await makeFee(shop.at.db)
})
afterAll(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
  await shop.close()
})

const book = async (query: string) => (await staff.get(`/api/products/stock-book?${query}`)).body
const movements = async (query: string): Promise<StockMovement[]> => (await book(query)).movements
const change = (body: object, key?: string) =>
  staff.send(
    'POST',
    '/api/products/stock-changes',
    { reason: 'received', ...body },
    key ? { 'idempotency-key': key } : {},
  )

describe('the stock book', () => {
  test('tells the one size of a cap from a size', async () => {
    const sizes = [{ size: 'M' as const, stock: 5 }]
    const cap = await makeProduct(shop.at.db, { category: 'Accessories', sizes })
    const tee = await makeProduct(shop.at.db, { sizes })
    const [ofCap, ofTee] = await Promise.all([cap, tee].map(({ sku }) => movements(`search=${sku}`)))
    expect([ofCap, ofTee].map((rows) => rows?.map(({ isOneSize }) => isOneSize))).toEqual([[true], [false]])
  })

  test('says of each movement what, how many, why, by whom or for which order, and what was there then', async () => {
    const { id: productId, sku } = await makeProduct(shop.at.db)
    const orderId = await makeOrder(shop.at.db, [{ productId, quantity: 2 }])
    const step = { orderId, restock: true, note: '', accountId: owner }
    await changeStatus(shop.at.db, { ...step, status: 'paid' }, new Date())
    await change({ sku, size: 'M', amount: 5, note: 'from the tailor' })
    const rows = await movements(`search=${sku}`)
    expect(
      rows.map(({ kind, reason, onHandChange, reservedChange, onHand, reserved }) => [
        kind,
        reason,
        onHandChange,
        reservedChange,
        onHand,
        reserved,
      ]),
    ).toEqual([
      ['received', 'received', 5, 0, 13, 0],
      ['order', 'order paid', -2, -2, 8, 0],
      ['order', 'ordered', 0, 2, 10, 2],
      ['edited', 'edited', 10, 0, 10, 0],
    ])
    expect(rows[0]).toMatchObject({ note: 'from the tailor', actor: 'Nour Hassan', order: null, product: { sku } })
    expect(rows[1]).toMatchObject({ actor: 'Nour', order: { id: orderId } })
    expect(rows[2]).toMatchObject({ actor: null, order: { id: orderId }, size: 'M' })
  })

  test('is narrowed by product, size, reason and days, and turned page by page', async () => {
    const { id, sku } = await makeProduct(shop.at.db, {
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 4 },
      ],
    })
    for (const amount of [1, 2, 3]) await change({ sku, size: 'L', amount, reason: 'returned' })
    const amounts = async (query: string) => (await movements(`search=${sku}&${query}`)).map((row) => row.onHandChange)
    expect(await amounts('size=M')).toEqual([3])
    expect(await amounts('kind=returned')).toEqual([3, 2, 1])
    expect(await amounts('kind=damaged')).toEqual([])
    const first = await book(`search=${sku}&limit=2`)
    expect([first.movements.length, first.next]).toEqual([2, first.movements[1].id])
    expect((await book(`search=${sku}&limit=3&before=${first.next}`)).next).toBeNull()
    const variant = (db: typeof shop.at.db) => db.selectFrom('variants').select('id').where('productId', '=', id)
    await shop.at.db
      .updateTable('stockLedger')
      .set({ at: new Date('2026-03-03T22:30:00Z') })
      .where('variantId', 'in', variant(shop.at.db))
      .where('kind', '=', 'edited')
      .execute()
    // Half past midnight of the 4th in Cairo.
    expect(await amounts('from=2026-03-04&to=2026-03-04')).toEqual([4, 3])
    expect(await amounts('to=2026-03-03')).toEqual([])
    expect(await amounts('from=2026-03-05')).toEqual([3, 2, 1])
  })

  test('is read by its indexes, however long it is', async () => {
    const [variant] = await shop.at.db.selectFrom('variants').select('id').limit(1).execute()
    await shop.at.pool.query(
      `begin; set local statement_timeout = 0;
      insert into stock_ledger (variant_id, on_hand_change, reserved_change, reason, note, at, on_hand_after, reserved_after)
      select '${variant?.id}', case n % 2 when 0 then 1 else -1 end, 0,
        case when n % 500 = 0 then 'damaged' else 'edited' end, 'filler', now() - (10000 - n) * interval '3 hours', 1, 0
      from generate_series(1, 10000) as n;
      analyze stock_ledger; commit`,
    )
    const { db, take, planOf } = watched(shop.at.pool)
    const other = await makeProduct(shop.at.db)
    const slow: object[] = []
    for (const filters of [
      {},
      { before: 5000 },
      { kind: 'damaged' as const },
      { kind: 'received' as const },
      { from: '2024-01-01', to: '2024-01-02' },
      { to: '2023-12-01' },
      { search: other.sku },
    ]) {
      await listMovements(db, { ...filters, limit: 50 })
      const query = take().at(-1)
      if (!query || readsAll(await planOf(query), 'stock_ledger')) slow.push(filters)
    }
    expect(slow).toEqual([])
    await shop.at.db.deleteFrom('stockLedger').where('note', '=', 'filler').execute()
  })
})

describe('pieces in or out', () => {
  test('are booked as an amount, once for one key, and never below what is left', async () => {
    const { sku } = await makeProduct(shop.at.db)
    const answers = await Promise.all(
      [1, 2, 3].map(() => change({ sku: sku.toLowerCase(), size: 'M', amount: -4 }, 'one')),
    )
    expect(answers.map(({ status, body }) => [status, body.size.stock])).toEqual([
      [201, 6],
      [201, 6],
      [201, 6],
    ])
    const refused = await change({ sku, size: 'M', amount: -7, reason: 'damaged' })
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'STOCK_TOO_LOW'])
    expect((await change({ sku, size: 'M', amount: -6, reason: 'damaged' })).body.size).toMatchObject({ stock: 0 })
  })

  test.each([
    ['sku', { sku: 'BW99999', size: 'M', amount: 1 }],
    ['size', { size: 'XL', amount: 1 }],
    ['amount', { size: 'M', amount: 0 }],
    ['amount', { size: 'M', amount: 1.5 }],
    ['reason', { size: 'M', amount: 1, reason: 'order' }],
  ])('with a wrong %s are refused by name: %j', async (field, wrong) => {
    const { sku } = await makeProduct(shop.at.db)
    const { status, body } = await change({ sku, ...wrong })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })
})
