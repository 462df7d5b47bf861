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

const partOf = ({ id }: { id: string }) => `/api/admin/parcels/settlements/${id}/lines/2/part`
const bookPart = (file: { id: string }, by = staff) => by.send('PUT', partOf(file))
const setStatus = (id: string, status: string, by = staff) => by.send('PUT', `/api/orders/${id}/status`, { status })
const seen = (id: string) => orderSeen(owner, id)
const owed = async (id: string) => {
  const { status, attention, paymentInfo } = await seen(id)
  return [status, attention, paymentInfo.refundable]
}
const fileWith = (id: string, amount: number) => check(staff, fileOf([codeOf(id), 'Delivered', amount]))
const undo = async (id: string) => staff.send('POST', `/api/orders/${id}/undo`, { step: (await seen(id)).undo.step })
const give = (id: string, amount: number, refunded = 0, words = '') =>
  owner.send('POST', '/api/payment/given-back', {
    ...{ orderId: id, amount, refunded, words },
    ...{ how: 'instapay', reference: 'IP 7781' },
  })

/** Its courier has brought this much of it. */
async function partCame(amount: number) {
  const id = await sentOrder(shop, staff, productId)
  const file = await fileWith(id, amount)
  expect((await bookPart(file)).status).toBe(200)
  return { id, file }
}

test('PC38: refused after its courier brought a part of its cash, an order owes that part until it is given back', async () => {
  const { id } = await partCame(150)
  expect(await seen(id)).toMatchObject({ came: 150, attention: null, paymentInfo: { refundable: 0, dueBack: 0 } })
  expect((await give(id, 1)).body.errorCode).toBe('REFUND_NOT_POSSIBLE')
  expect((await staff.send('POST', `/api/orders/${id}/refused`, { restock: true, note: '' })).status).toBe(200)
  const money = { kind: 'cash', isPart: true, refundable: 150, dueBack: 150 }
  expect(await seen(id)).toMatchObject({ status: 'cancelled', attention: 'refund due', paymentInfo: money })
  const { orders } = (await owner.get('/api/orders?view=attention')).body
  expect(orders.map((order: { id: string }) => order.id)).toContain(id)
  const deleted = await owner.send('DELETE', `/api/orders/${id}`)
  expect([deleted.status, deleted.body.errorCode]).toEqual([409, 'REFUND_OWED'])

  expect((await give(id, 150.01)).body.errorCode).toBe('REFUND_NOT_POSSIBLE')
  expect((await give(id, 150)).status).toBe(201)
  const back = { how: 'instapay', reference: 'IP 7781', amount: 150 }
  expect(await seen(id)).toMatchObject({ attention: null, paymentInfo: { refunded: 150, dueBack: 0, refunds: [back] } })
  const again = await setStatus(id, 'delivered')
  expect([again.status, again.body.errorCode]).toEqual([409, 'PART_GIVEN_BACK'])
  expect((await owner.send('DELETE', `/api/orders/${id}`)).status).toBe(200)
})

test('PC43: that nothing goes back of a cancelled order is said once, with a word of why, and ends its mark until it is cancelled anew', async () => {
  const { id } = await partCame(150)
  const keep = (refunded = 0, words = 'The deposit covers the way to you and back.', by = owner) =>
    by.send('POST', '/api/payment/kept', { orderId: id, refunded, words })
  expect((await keep()).body.errorCode).toBe('STATE_CONFLICT')
  await staff.send('POST', `/api/orders/${id}/refused`, { restock: true, note: '' })
  expect([(await keep(0, ' ')).status, (await keep(0, 'Words.', staff)).status]).toEqual([400, 403])
  expect((await keep(1)).body.errorCode).toBe('STALE_EDIT')
  await warm(shop.database)
  const answers = await Promise.all(Array.from({ length: 6 }, () => keep()))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  const { attention, paymentInfo } = await seen(id)
  expect([attention, paymentInfo.dueBack, paymentInfo.refundable, paymentInfo.refunds]).toMatchObject([
    ...[null, 0, 150],
    [{ amount: 0, reason: 'The deposit covers the way to you and back.' }],
  ])
  const { rows } = await shop.at.pool.query(
    "select data from pgboss.job where name = 'send-order-mail' and data->>'orderId' = $1 and data->>'event' = 'kept'",
    [id],
  )
  expect(rows).toMatchObject([{ data: { amount: 15_000 } }])
  await setStatus(id, 'shipped')
  await setStatus(id, 'cancelled')
  expect(await owed(id)).toEqual(['cancelled', 'refund due', 150])
})

test('PC38: an order of which a part came is not deleted as it stands', async () => {
  const { id } = await partCame(100)
  expect(await seen(id)).toMatchObject({ owesMoney: true })
  expect((await owner.send('DELETE', `/api/orders/${id}`)).body.errorCode).toBe('REFUND_OWED')
})

test('PC38: cancelled by mistake, and standing again, it owes nothing and waits for the rest', async () => {
  const { id, file } = await partCame(150)
  await setStatus(id, 'cancelled')
  expect(await owed(id)).toEqual(['cancelled', 'refund due', 150])
  await undo(id)
  expect(await owed(id)).toEqual(['delivered', null, 0])
  await setStatus(id, 'cancelled')
  await setStatus(id, 'delivered')
  expect(await owed(id)).toEqual(['delivered', null, 0])
  await undo(id)
  expect(await owed(id)).toEqual(['cancelled', 'refund due', 150])
  await setStatus(id, 'delivered')
  const rest = await fileWith(id, TOTAL - 150)
  await staff.send('POST', `/api/admin/parcels/settlements/${rest.id}`, {})
  expect(await seen(id)).toMatchObject({ isPaid: true, paymentInfo: { isPart: false, refundable: TOTAL } })
  expect((await staff.send('DELETE', partOf(file))).body.errorCode).toBe('STATE_CONFLICT')
})

test('PC38: a part that never came is owed to nobody, unless it was given back', async () => {
  const [never, given] = [await partCame(90), await partCame(90)]
  for (const { id } of [never, given]) await setStatus(id, 'cancelled')
  await give(given.id, 40)
  expect((await staff.send('DELETE', partOf(never.file))).status).toBe(200)
  expect(await owed(never.id)).toEqual(['cancelled', null, 0])
  expect((await staff.send('DELETE', partOf(given.file))).body.errorCode).toBe('PART_GIVEN_BACK')
  expect(await owed(given.id)).toEqual(['cancelled', 'refund due', 50])
})

test('PC38: cancelled with all its cash here, an order is marked as well, until all of it goes back or its shopper is told why not', async () => {
  const id = await sentOrder(shop, staff, productId)
  await staff.send('PUT', `/api/orders/${id}/approve-cod`)
  await setStatus(id, 'cancelled')
  expect(await owed(id)).toEqual(['cancelled', 'refund due', TOTAL])
  await give(id, 100)
  expect(await owed(id)).toEqual(['cancelled', 'refund due', 150])
  await give(id, 100, 100, 'The fee of the way back.')
  expect(await owed(id)).toEqual(['cancelled', null, 50])
  const { paymentInfo } = await seen(id)
  expect([paymentInfo.dueBack, paymentInfo.moneyBack.map(({ words }: { words: string }) => words)]).toEqual([
    0,
    ['', 'The fee of the way back.'],
  ])
  await setStatus(id, 'delivered')
  await setStatus(id, 'cancelled')
  expect([await owed(id), (await seen(id)).paymentInfo.dueBack]).toEqual([['cancelled', 'refund due', 50], 50])
})

const stock = async () =>
  await shop.at.db
    .selectFrom('variants')
    .select(['onHand', 'reserved'])
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()

test('PC40: money that a courier brings for an order that is cancelled already is booked when somebody says so, and owed back', async () => {
  const id = await sentOrder(shop, staff, productId)
  await staff.send('POST', `/api/orders/${id}/refused`, { restock: true, note: '' })
  const before = await stock()
  const file = await fileWith(id, TOTAL)
  expect(file.lines[0]).toMatchObject({ state: 'held', problem: 'cancelled' })
  expect((await bookPart(file, await shop.signedIn('viewer'))).status).toBe(403)
  expect((await bookPart(file)).status).toBe(200)
  expect((await bookPart(file)).body.errorCode).toBe('STATE_CONFLICT')
  expect(await owed(id)).toEqual(['cancelled', 'refund due', TOTAL])
  expect(await stock()).toEqual(before)
  expect((await staff.send('DELETE', partOf(file))).status).toBe(200)
  expect(await owed(id)).toEqual(['cancelled', null, 0])
  expect((await readSettlement(staff, file.id)).lines[0]).toMatchObject({ state: 'held', problem: 'cancelled' })
  await bookPart(file)
  expect((await give(id, TOTAL)).status).toBe(201)
  expect(await seen(id)).toMatchObject({ attention: null, paymentInfo: { refunded: TOTAL, dueBack: 0 } })
})

test('PC40: more than is open of it, or of an order that another courier had, stays on hold', async () => {
  const [id, other] = [
    await sentOrder(shop, staff, productId),
    await sentOrder(shop, staff, productId, { courier: 'Aramex' }),
  ]
  for (const each of [id, other]) await setStatus(each, 'cancelled')
  const files = [await fileWith(id, TOTAL + 1), await fileWith(other, 10)]
  for (const file of files) expect((await bookPart(file)).body.errorCode).toBe('STATE_CONFLICT')
  expect(await owed(id)).toEqual(['cancelled', null, 0])
})

test('PC40: of an order that stands again after all its cash came, only its approval is left', async () => {
  const id = await sentOrder(shop, staff, productId)
  await setStatus(id, 'cancelled')
  await bookPart(await fileWith(id, TOTAL))
  await setStatus(id, 'delivered')
  expect(await owed(id)).toEqual(['delivered', null, 0])
  const { orders } = (await staff.get('/api/admin/parcels/cash/overdue')).body
  expect(orders.map((order: { id: string }) => order.id)).not.toContain(id)
  expect((await staff.send('PUT', `/api/orders/${id}/approve-cod`)).status).toBe(200)
  expect(await seen(id)).toMatchObject({ isPaid: true, paymentInfo: { refundable: TOTAL } })
})

test('PC41: a parcel that comes back after a part of its cash is booked as refused when somebody says so, and waits again once undone', async () => {
  const { id } = await partCame(150)
  await setStatus(id, 'shipped')
  const file = await check(staff, fileOf([codeOf(id), 'Returned to origin', 0]))
  const refuse = () => staff.send('PUT', `/api/admin/parcels/settlements/${file.id}/lines/2/refused`)
  expect(file.lines[0]).toMatchObject({ state: 'held', problem: 'amountDiffers' })
  const { onHand, reserved } = await stock()
  expect((await refuse()).status).toBe(200)
  expect((await refuse()).body.errorCode).toBe('STATE_CONFLICT')
  expect(await owed(id)).toEqual(['cancelled', 'refund due', 150])
  expect(await stock()).toEqual({ onHand: onHand + 1, reserved })
  await undo(id)
  expect(await owed(id)).toEqual(['shipped', null, 0])
  const again = await book(staff, file)
  expect(again.lines[0]).toMatchObject({ state: 'held', problem: 'amountDiffers' })
  expect((await refuse()).status).toBe(200)
  expect(await owed(id)).toEqual(['cancelled', 'refund due', 150])
})

/** One after the other, for as long as the other work lasts. */
async function meanwhile(other: Promise<unknown>, acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const turn = { isOver: false }
  const over = other.then(() => {
    turn.isOver = true
  })
  while (!turn.isOver) for (const act of acts) await act()
  await over
}

test('PC39: a part booked and taken back while its order is cancelled is owed back exactly while it is there', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => sentOrder(shop, staff, productId)))
  for (const id of ids) await setStatus(id, 'delivered')
  const files = await Promise.all(ids.map(async (id) => ({ id, file: await fileWith(id, 150) })))
  await warm(shop.database)
  for (const { id, file } of files) {
    const refused = owner.send('POST', `/api/orders/${id}/refused`, { restock: true, note: '' })
    await meanwhile(refused, [() => bookPart(file), () => staff.send('DELETE', partOf(file))])
    expect((await refused).status).toBe(200)
  }
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})

test('PC42: booked for a cancelled order while it is set standing again, money is owed back exactly while it is cancelled', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => sentOrder(shop, staff, productId)))
  for (const id of ids) await setStatus(id, 'cancelled')
  const files = await Promise.all(ids.map(async (id) => ({ id, file: await fileWith(id, 150) })))
  await warm(shop.database)
  for (const { id, file } of files) {
    const standing = setStatus(id, 'delivered', owner)
    await meanwhile(standing, [() => staff.send('DELETE', partOf(file)), () => bookPart(file)])
    expect((await standing).status).toBe(200)
    expect((await owed(id)).slice(0, 2)).toEqual(['delivered', null])
  }
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
