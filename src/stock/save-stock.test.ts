import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct, requestFor } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { warm } from '../../tests/support/database.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { editSizes } from '../catalog/edit-sizes.server.ts'
import type { Size } from '../catalog/product.ts'
import { inTransaction } from '../lib/db.server.ts'
import { newId } from '../lib/id.server.ts'
import { placeOrder } from '../orders/place-order.server.ts'
import type { StockResult, StockRow } from './api.ts'

let shop: TestShop
let staff: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const stocked = (...sizes: [Size, number][]) =>
  makeProduct(shop.at.db, { sizes: sizes.map(([size, stock]) => ({ size, stock })) })

async function rowOf({ sku }: { sku: string }): Promise<StockRow> {
  const { status, body } = await staff.get(`/api/products/stock?search=${sku}`)
  expect([status, body.pagination.total]).toEqual([200, 1])
  return body.products[0]
}

const stockIn = (row: StockRow) => Object.fromEntries(row.sizes.map(({ size, stock }) => [size, stock]))

/** As the grid sends it: what is typed, and what the row showed. */
function edited(row: StockRow, stocks: Partial<Record<Size, number>>, more: object = {}) {
  const sizes = Object.entries(stocks).map(([size, stock]) => {
    const shown = row.sizes.find((each) => each.size === size)
    return { size, stock, was: shown?.stock ?? null, edition: shown?.edition ?? 0 }
  })
  return { id: row.id, was: { price: row.price, discount: row.discount }, sizes, ...more }
}

const put = (products: object[], more: object = {}, browser = staff) =>
  browser.send('PUT', '/api/products/stock', { products, ...more })

async function save(products: object[], more: object = {}): Promise<StockResult[]> {
  const { status, body } = await put(products, more)
  expect(status).toBe(200)
  return body.results
}

const codes = (results: StockResult[]) => results.map(({ refusal }) => refusal?.errorCode ?? 'saved')

const ledgerOf = (productId: string) =>
  shop.at.db
    .selectFrom('stockLedger')
    .innerJoin('variants', 'variants.id', 'stockLedger.variantId')
    .select(['size', 'onHandChange', 'onHandAfter', 'reservedAfter', 'kind', 'note'])
    .where('productId', '=', productId)
    .orderBy('stockLedger.id')
    .execute()

describe('many products at once', () => {
  test('get their stocks, prices and discounts, each stock booked as its difference with its reason', async () => {
    const [one, other] = [await stocked(['M', 10], ['L', 4]), await stocked(['S', 7])]
    await makeOrder(shop.at.db, [{ productId: one.id, quantity: 2 }])
    const rows = [await rowOf(one), await rowOf(other)] as const
    expect(rows[0].sizes[0]).toMatchObject({ size: 'M', stock: 8, onHand: 10, reserved: 2 })
    const results = await save(
      [edited(rows[0], { M: 12, L: 1 }), edited(rows[1], {}, { price: 249.5, discount: 15 })],
      { reason: 'received', note: 'Monday’s van' },
    )
    expect(results).toEqual([one, other].map(({ id }) => ({ id, merged: [], refusal: null })))
    expect(stockIn(await rowOf(one))).toEqual({ M: 12, L: 1 })
    expect(await rowOf(other)).toMatchObject({ price: 249.5, discount: 15 })
    expect((await ledgerOf(one.id)).slice(-2)).toEqual([
      { size: 'M', onHandChange: 4, onHandAfter: 14, reservedAfter: 2, kind: 'received', note: 'Monday’s van' },
      { size: 'L', onHandChange: -3, onHandAfter: 1, reservedAfter: 0, kind: 'received', note: 'Monday’s van' },
    ])
  })

  test('what one refuses stops none of the others, and nothing of that one is saved', async () => {
    const [good, gone] = [await stocked(['M', 5]), await stocked(['M', 5], ['L', 5])]
    const rows = [await rowOf(good), await rowOf(gone)] as const
    await makeOrder(shop.at.db, [{ productId: gone.id, quantity: 4 }])
    const results = await save([
      { id: newId(), sizes: [], discount: 5 },
      edited(rows[1], { L: 9, M: 0 }, { price: 1 }),
      edited(rows[0], { M: 6 }),
    ])
    expect(codes(results)).toEqual(['NOT_FOUND', 'STOCK_TOO_LOW', 'saved'])
    expect(results[1]?.refusal).toMatchObject({
      size: 'M',
      message: 'Size M has only 1 left to sell, so 5 can’t be taken away.',
    })
    expect(await rowOf(gone)).toMatchObject({ price: 200, sizes: [{ stock: 1 }, { stock: 5 }] })
    expect(stockIn(await rowOf(good))).toEqual({ M: 6 })
  })

  test('a size that was not offered is, from the first piece', async () => {
    const product = await stocked(['M', 5])
    expect(codes(await save([edited(await rowOf(product), { XL: 3 })]))).toEqual(['saved'])
    expect(stockIn(await rowOf(product))).toEqual({ M: 5, XL: 3 })
  })
})

describe('what happened since a number was read', () => {
  test('an order stays sold: the difference is booked, and told', async () => {
    const product = await stocked(['M', 10])
    const row = await rowOf(product)
    await makeOrder(shop.at.db, [{ productId: product.id, quantity: 3 }])
    const [result] = await save([edited(row, { M: 15 })])
    expect(result).toMatchObject({ refusal: null, merged: [{ size: 'M', was: 10, now: 7, stock: 12 }] })
    expect(stockIn(await rowOf(product))).toEqual({ M: 12 })
  })

  test('a colleague’s number is not overwritten unseen, and the same save sent twice is booked once', async () => {
    const product = await stocked(['M', 10])
    const row = await rowOf(product)
    const edit = edited(row, { M: 15 })
    expect(codes([...(await save([edit])), ...(await save([edit]))])).toEqual(['saved', 'STALE_EDIT'])
    expect(codes(await save([edited(await rowOf(product), { M: 16 })]))).toEqual(['saved'])
    expect(stockIn(await rowOf(product))).toEqual({ M: 16 })
  })

  test('nor is their price, while another field of the same product may be saved', async () => {
    const product = await stocked(['M', 10])
    const row = await rowOf(product)
    expect(codes(await save([edited(row, {}, { price: 300 })]))).toEqual(['saved'])
    expect(codes(await save([edited(row, { M: 1 }, { price: 310 })]))).toEqual(['STALE_EDIT'])
    expect(codes(await save([edited(row, { M: 1 }, { discount: 10 })]))).toEqual(['saved'])
    expect(await rowOf(product)).toMatchObject({ price: 300, discount: 10, sizes: [{ stock: 1 }] })
  })

  test('ST5: twenty who set the same number at once book one difference, with orders in between', async () => {
    const product = await stocked(['M', 20])
    const row = await rowOf(product)
    const { db } = shop.at
    // Sold since it was read: whoever books a number instead of the difference brings these back.
    await makeOrder(db, [{ productId: product.id, quantity: 3 }])
    await warm(shop.at)
    const edits = [{ size: 'M' as const, was: 20, stock: 25, edition: row.sizes[0]?.edition ?? 0 }]
    const cause = { reason: 'counted', orderId: null, accountId: null }
    const [saves, orders] = await Promise.all([
      crowd(20, () => inTransaction(db, (tx) => editSizes(tx, product.id, edits, cause))),
      crowd(10, () => placeOrder(db, requestFor([{ productId: product.id }]), new Date())),
    ])
    expect([saves.done.length, saves.refused, saves.broken]).toEqual([1, { STALE_EDIT: 19 }, []])
    expect([orders.done.length, orders.broken]).toEqual([10, []])
    expect(stockIn(await rowOf(product))).toEqual({ M: 12 })
  })

  test('the last pieces go to shoppers or off the shelf, never to both', async () => {
    const product = await stocked(['M', 10])
    const row = await rowOf(product)
    const { db } = shop.at
    await warm(shop.at)
    const edits = [{ size: 'M' as const, was: 10, stock: 2, edition: row.sizes[0]?.edition ?? 0 }]
    const cause = { reason: 'damaged', orderId: null, accountId: null }
    const [saves, orders] = await Promise.all([
      crowd(8, () => inTransaction(db, (tx) => editSizes(tx, product.id, edits, cause))),
      crowd(15, () => placeOrder(db, requestFor([{ productId: product.id }]), new Date())),
    ])
    expect([saves.broken, orders.broken]).toEqual([[], []])
    expect(stockIn(await rowOf(product))).toEqual({ M: 10 - 8 * saves.done.length - orders.done.length })
  })
})

test('the list is searched in either language, narrowed by what is left, and paged', async () => {
  await shop.at.db.updateTable('products').set({ deletedAt: new Date() }).execute()
  const named = (name: string, nameAr: string, sizes: [Size, number][]) =>
    makeProduct(shop.at.db, { name, nameAr, sizes: sizes.map(([size, stock]) => ({ size, stock })) })
  await named('Wool Coat', 'معطف صوف', [['M', 0]])
  await named('Linen Coat', 'معطف كتان', [
    ['M', 3],
    ['L', 0],
  ])
  await named('Rain Coat', 'معطف مطر', [['M', 30]])
  const names = async (query: string) =>
    (await staff.get(`/api/products/stock?${query}`)).body.products.map(({ name }: StockRow) => name)
  expect(await names('search=coat')).toEqual(['Rain Coat', 'Linen Coat', 'Wool Coat'])
  expect(await names(`search=${encodeURIComponent('كتان معطف')}`)).toEqual(['Linen Coat'])
  expect(await names('level=out')).toEqual(['Wool Coat'])
  expect(await names('level=low')).toEqual(['Linen Coat'])
  expect(await names('level=gap')).toEqual(['Linen Coat', 'Wool Coat'])
  expect(await names('search=coat&limit=2&page=2')).toEqual(['Wool Coat'])
})

test('a wrong number is named by its place, and who only looks changes nothing', async () => {
  const product = await stocked(['M', 10])
  const row = await rowOf(product)
  const wrong = await put([edited(row, { M: -1 }, { discount: 101, price: 1.005 })])
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([
    400,
    ['products.0.price', 'products.0.discount', 'products.0.sizes.0.stock'],
  ])
  const twice = edited(row, { M: 5 })
  expect((await put([twice, twice])).status).toBe(400)
  expect((await put([])).status).toBe(400)
  for (const [who, statuses] of [
    ['viewer', [403, 200, 200]],
    ['user', [403, 403, 403]],
  ] as const) {
    const browser = await shop.signedIn(who)
    const answers = [
      await put([edited(row, { M: 1 })], {}, browser),
      await browser.get('/api/products/stock'),
      await browser.get('/api/products/stock-book'),
    ]
    expect(answers.map(({ status }) => status)).toEqual(statuses)
  }
  expect(stockIn(await rowOf(product))).toEqual({ M: 10 })
})

test('what the team did to it is written down with who did it', async () => {
  const product = await stocked(['M', 10])
  await save([edited(await rowOf(product), { M: 11 }, { price: 210 })])
  const { body } = await (await shop.signedIn('owner')).get('/api/activity?limit=2')
  expect(body.activity).toMatchObject([
    { subject: 'stock', label: `${product.name} M`, before: { onHand: 10 }, after: { onHand: 11 } },
    { subject: 'product', before: { price: 20_000 }, after: { price: 21_000 } },
  ])
})
