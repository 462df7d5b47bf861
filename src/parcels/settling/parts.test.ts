import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { warm } from '../../../tests/support/database.ts'
import {
  book,
  check,
  codeOf,
  fileOf,
  orderSeen,
  parcelShop,
  readSettlement,
  sentOrder,
  TOTAL,
  told,
} from '../../../tests/support/parcels.ts'
import type { TestShop } from '../../../tests/support/shop.ts'

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

const partOf = (id: string, line = 2) => `/api/admin/parcels/settlements/${id}/lines/${line}/part`
const bookPart = (id: string, by = staff) => by.send('PUT', partOf(id))
const standing = async (id: string) => {
  const { status, isPaid } = await orderSeen(owner, id)
  return [status, isPaid]
}
const owed = async (courier: string) =>
  (await staff.get('/api/admin/parcels/cash')).body.couriers.find((each: { courier: string }) => {
    return each.courier === courier
  })

test('PC37: what came of less than a parcel’s cash is booked, and the rest stays open until it comes', async () => {
  const id = await sentOrder(shop, staff, productId)
  const first = await check(staff, fileOf([codeOf(id), 'Delivered', TOTAL - 100, 45]))
  expect(told(first)).toEqual(['amountDiffers'])
  expect((await bookPart(first.id)).status).toBe(200)
  expect(await standing(id)).toEqual(['delivered', false])
  const [line] = (await readSettlement(staff, first.id)).lines
  expect(line).toMatchObject({ state: 'part', order: { total: TOTAL, open: 100 } })
  const listed = (await staff.get('/api/admin/parcels/settlements')).body.settlements[0]
  expect(listed).toMatchObject({ booked: 1, open: 0, amount: TOTAL - 100, fee: 45 })
  const missing = { orders: 1, amount: 100 }
  expect(await owed('Bosta')).toMatchObject({ missing, overdue: missing, all: missing })
  const overdue = (await staff.get('/api/admin/parcels/cash/overdue')).body.orders
  expect(overdue).toMatchObject([{ id, amount: 100, came: TOTAL - 100, days: 0 }])

  const whole = await check(staff, fileOf([codeOf(id), 'Delivered', TOTAL]))
  expect(told(whole)).toEqual(['amountDiffers'])
  expect((await bookPart(whole.id)).body.errorCode).toBe('STATE_CONFLICT')
  const rest = await check(staff, fileOf([codeOf(id), 'Delivered', 100]))
  expect(told(await book(staff, rest))).toEqual(['booked delivered'])
  expect(await standing(id)).toEqual(['delivered', true])
  expect((await orderSeen(owner, id)).paymentInfo).toMatchObject({ kind: 'cash', refundable: TOTAL })
  expect(await owed('Bosta')).toBeUndefined()
  expect((await staff.send('DELETE', partOf(first.id))).body.errorCode).toBe('STATE_CONFLICT')
})

test('PC37: a part that never came is taken back; so is one whose step is undone', async () => {
  const id = await sentOrder(shop, staff, productId)
  const file = await check(staff, fileOf([codeOf(id), 'Delivered', 50]))
  const again = async () => told(await readSettlement(staff, file.id))
  await bookPart(file.id)
  expect([(await staff.send('DELETE', partOf(file.id))).status, await again()]).toEqual([200, ['amountDiffers']])
  expect([await standing(id), (await owed('Bosta')).missing.orders]).toEqual([['delivered', false], 0])
  await staff.send('PUT', `/api/orders/${id}/status`, { status: 'shipped' })
  await bookPart(file.id)
  const { undo } = await orderSeen(owner, id)
  await staff.send('POST', `/api/orders/${id}/undo`, { step: undo.step })
  expect([await standing(id), await again()]).toEqual([['shipped', false], ['amountDiffers']])
  expect((await staff.send('DELETE', partOf(file.id))).body.errorCode).toBe('STATE_CONFLICT')
  await owner.send('PUT', `/api/orders/${id}/status`, { status: 'cancelled' })
  expect((await bookPart(file.id)).status).toBe(200)
  expect(await orderSeen(owner, id)).toMatchObject({ status: 'cancelled', attention: 'refund due' })
})

test('PC37: two files that bring a part each, booked at once, never bring more than was open', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => sentOrder(shop, staff, productId)))
  for (const id of ids) await staff.send('PUT', `/api/orders/${id}/status`, { status: 'delivered' })
  const files = await Promise.all(
    ids.flatMap((id) => [150, 160].map((amount) => check(staff, fileOf([codeOf(id), 'Delivered', amount])))),
  )
  await warm(shop.database)
  const answers = await Promise.all(files.map(({ id }, at) => bookPart(id, at % 2 ? staff : owner)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ids.length)
  for (const id of ids) expect(await standing(id)).toEqual(['delivered', false])
})
