import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeOrder } from '../../../tests/support/builders.ts'
import {
  ARAMEX,
  book,
  check,
  codeOf,
  fileOf,
  orderSeen,
  parcelShop,
  readSettlement,
  sendFile,
  sentOrder,
  TOTAL,
  told,
} from '../../../tests/support/parcels.ts'
import type { TestShop } from '../../../tests/support/shop.ts'

let shop: TestShop
let owner: TestBrowser
let staff: TestBrowser
let productId: string
beforeAll(async () => {
  ;({ shop, owner, staff, productId } = await parcelShop())
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const send = (parcel = {}) => sentOrder(shop, staff, productId, parcel)
const read = (id: string) => orderSeen(owner, id)
const standing = async (id: string) => {
  const { status, isPaid } = await read(id)
  return [status, isPaid]
}
const stock = async () =>
  (
    await shop.at.db
      .selectFrom('variants')
      .select('onHand')
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
  ).onHand

describe('a settlement', () => {
  test('PC1: books nothing before somebody says so; then delivered is paid, and refused is back in stock', async () => {
    const [paid, refused] = [await send(), await send()]
    const before = await stock()
    const checked = await check(
      staff,
      fileOf([codeOf(paid), 'Delivered', TOTAL, 45], [codeOf(refused), 'Returned to origin', 0, '30.5']),
    )
    expect(told(checked)).toEqual(['ready delivered', 'ready refused'])
    expect([await standing(paid), await standing(refused)]).toEqual([
      ['shipped', false],
      ['shipped', false],
    ])
    const { sums } = await book(staff, checked)
    expect(sums.find(({ state }) => state === 'booked')).toMatchObject({ count: 2, amount: TOTAL, fee: 75.5 })
    expect(await standing(paid)).toEqual(['delivered', true])
    expect((await standing(refused))[0]).toBe('cancelled')
    expect((await read(paid)).paymentInfo).toMatchObject({ kind: 'cash' })
    expect(await stock()).toBe(before + 1)
  })

  test('PC2: imported twice is the same one, and what it books is booked once', async () => {
    const id = await send()
    const file = fileOf([codeOf(id), 'Delivered', TOTAL])
    const first = await check(staff, file)
    const second = await check(owner, file)
    expect([second.id, second.isKnown]).toEqual([first.id, true])
    await book(staff, first)
    expect(told(await book(staff, second))).toEqual(['booked delivered'])
    const other = await check(staff, `${file}\r\n`)
    expect(told(other)).toEqual(['alreadySettled'])
    expect(other.settlement.number).toBe(first.settlement.number + 1)
    await book(staff, other)
    expect((await read(id)).history.filter(({ to }: { to: string }) => to === 'paid')).toHaveLength(1)
  })

  test('PC3: says of each row why it does not fit, and books the others', async () => {
    const fits = await send({ trackingNumber: '7788-9' })
    const differs = await send()
    const waits = await makeOrder(shop.at.db, [{ productId }])
    const gone = await send()
    await owner.send('PUT', `/api/orders/${gone}/status`, { status: 'cancelled' })
    const paid = await send()
    await staff.send('PUT', `/api/orders/${paid}/approve-cod`, {})
    const elsewhere = await send({ courier: 'Aramex' })
    const card = await makeOrder(shop.at.db, [{ productId }], { method: 'paymob' })
    const checked = await check(
      staff,
      fileOf(
        ['7788-9', 'delivered', TOTAL],
        [codeOf(differs), 'delivered', TOTAL - 1],
        [codeOf(waits), 'delivered', TOTAL],
        [codeOf(gone), 'delivered', TOTAL],
        [codeOf(paid), 'delivered', TOTAL],
        [codeOf(paid), 'returned', 0],
        [codeOf(elsewhere), 'delivered', TOTAL],
        [codeOf(card), 'delivered', TOTAL],
        ['BWZZZZZZ', 'delivered', TOTAL],
        ['', 'delivered', TOTAL],
        [codeOf(waits), 'in transit', ''],
        ['', '', 9 * TOTAL],
        ['الإجمالي', '', 9 * TOTAL],
        [codeOf(waits), 'eaten by a dog', TOTAL],
        [codeOf(waits), ' ', TOTAL],
        [codeOf(waits), 'delivered', 'much'],
        [codeOf(waits), 'delivered', TOTAL, 'some'],
      ),
    )
    expect(told(checked)).toEqual([
      'ready delivered',
      'amountDiffers',
      'notShipped',
      'cancelled',
      'twice',
      'twice',
      'otherCourier',
      'notShipped',
      'unknownCode',
      'codeMissing',
      'skipped null',
      'skipped null',
      'skipped null',
      'wordUnknown',
      'wordUnknown',
      'amountUnreadable',
      'feeUnreadable',
    ])
    expect(checked.words).toEqual(['eaten by a dog'])
    const unknown = checked.lines.filter(({ problem }: { problem: string | null }) => problem === 'wordUnknown')
    expect(unknown.map(({ isWordMissing }: { isWordMissing: boolean }) => isWordMissing)).toEqual([false, true])
    await book(staff, checked)
    expect([await standing(fits), await standing(differs)]).toEqual([
      ['delivered', true],
      ['shipped', false],
    ])
  })

  test('PC4: a row that stands there twice alike counts once, two that contradict each other not at all', async () => {
    const [alike, odd] = [await send(), await send()]
    const checked = await check(
      staff,
      fileOf(
        [codeOf(alike), 'delivered', TOTAL],
        [codeOf(alike), 'Delivered', TOTAL],
        [codeOf(odd), 'delivered', TOTAL],
        [codeOf(odd), 'refused', 0],
      ),
    )
    expect(told(checked)).toEqual(['ready delivered', 'twice', 'twice', 'twice'])
  })

  test('PC5: a number that two orders have names neither; an order’s own code is the surer name', async () => {
    const [one] = [await send({ trackingNumber: 'TWIN-1' }), await send({ trackingNumber: 'twin-1' })]
    const checked = await check(staff, fileOf(['twin-1', 'delivered', TOTAL], [codeOf(one), 'delivered', TOTAL]))
    expect(told(checked)).toEqual(['twoOrders', 'ready delivered'])
  })

  test('PC6: what is set right meanwhile may be booked, once it is checked again', async () => {
    const id = await makeOrder(shop.at.db, [{ productId }])
    const checked = await check(staff, fileOf([codeOf(id), 'delivered', TOTAL]))
    expect(told(checked)).toEqual(['notShipped'])
    await staff.send('PUT', `/api/orders/${id}/status`, {
      status: 'shipped',
      parcel: { courier: 'BOSTA', trackingNumber: '' },
    })
    await staff.send('POST', `/api/admin/parcels/settlements/${checked.id}/check`, {})
    expect(told(await book(staff, checked))).toEqual(['booked delivered'])
  })

  test('PC7: within the minute the money’s step is undone, and its row waits to be booked again', async () => {
    const id = await send()
    const checked = await check(staff, fileOf([codeOf(id), 'delivered', TOTAL, 45]))
    await book(staff, checked)
    const { step } = (await read(id)).undo
    expect((await staff.send('POST', `/api/orders/${id}/undo`, { step })).status).toBe(200)
    expect(await standing(id)).toEqual(['delivered', false])
    expect(told(await readSettlement(staff, checked.id))).toEqual(['ready delivered'])
    expect(told(await book(staff, checked))).toEqual(['booked delivered'])
    expect(await standing(id)).toEqual(['delivered', true])
  })

  test('PC8: columns and words are said once, and the next file of this courier is read by them', async () => {
    const [id, next] = [await send({ courier: 'Aramex' }), await send({ courier: 'Aramex' })]
    const titles = 'Parcel name;Money taken;What happened'
    const unread = await check(staff, `${titles}\n${codeOf(id)};${TOTAL};Handed to lady`, ARAMEX)
    expect([unread.settlement.isReadable, unread.lines]).toEqual([false, []])
    const say = (columns: object, words = {}) =>
      staff.send('PUT', `/api/admin/parcels/settlements/${unread.id}/reading`, { columns, words })
    const wrong = await say({ code: 'Parcel name', amount: 'Parcel name', outcome: 'Nowhere' })
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
      400,
      ['columns.amount', 'columns.code', 'columns.outcome'],
    ])
    const columns = { code: 'Parcel name', amount: 'Money taken', outcome: 'What happened' }
    expect((await say(columns)).status).toBe(200)
    expect((await readSettlement(staff, unread.id)).words).toEqual(['Handed to lady'])
    expect((await say(columns, { 'handed to lady': 'delivered' })).status).toBe(200)
    expect(told(await book(staff, unread))).toEqual(['booked delivered'])
    expect(told(await check(staff, `${titles}\n${codeOf(next)};${TOTAL};handed  to LADY`, ARAMEX))).toEqual([
      'ready delivered',
    ])
  })

  test('PC9: viewers look and book nothing, shoppers see none; staff book as they approve cash', async () => {
    const checked = await check(staff, fileOf([codeOf(await send()), 'delivered', TOTAL]))
    const viewer = await shop.signedIn('viewer')
    expect(told(await readSettlement(viewer, checked.id))).toEqual(['ready delivered'])
    expect((await viewer.send('POST', `/api/admin/parcels/settlements/${checked.id}`, {})).status).toBe(403)
    expect((await sendFile(viewer, fileOf(['X', 'delivered', 1]))).status).toBe(403)
    const user = await shop.signedIn('user')
    expect((await user.get(`/api/admin/parcels/settlements/${checked.id}`)).status).toBe(403)
    const activity = (await owner.get('/api/activity?subject=settlement')).body.activity
    expect(activity.length).toBeGreaterThan(0)
  })

  test('PC36: a file that comes a second time in other bytes is set aside at once, row by row to be taken back', async () => {
    const file = fileOf([codeOf(await send()), 'delivered', TOTAL], [codeOf(await send()), 'delivered', TOTAL])
    await book(staff, await check(staff, file))
    const again = await check(staff, `${file}\n`)
    expect(told(again)).toEqual(['alreadySettled', 'alreadySettled'])
    const path = `/api/admin/parcels/settlements/${again.id}`
    const aside = (note: string, by = staff) => by.send('PUT', `${path}/aside`, { note })
    expect([(await aside(' ')).status, (await aside('sent twice', await shop.signedIn('viewer'))).status]).toEqual([
      400, 403,
    ])
    expect([(await aside('sent twice')).body.lines, (await aside('sent twice')).body.lines]).toEqual([2, 0])
    expect((await readSettlement(staff, again.id)).lines).toMatchObject([{ state: 'aside' }, { state: 'aside' }])
    expect((await staff.send('DELETE', `${path}/lines/2/aside`, {})).status).toBe(200)
  })

  test('PC36: a row that can’t be booked is set aside with a note: it is open no longer, and can be taken back', async () => {
    const [differs, fits] = [await send(), await send()]
    const file = fileOf([codeOf(differs), 'delivered', TOTAL - 45], [codeOf(fits), 'delivered', TOTAL])
    const checked = await check(staff, file)
    const aside = (line: number, note = 'claimed') =>
      staff.send('PUT', `/api/admin/parcels/settlements/${checked.id}/lines/${line}/aside`, { note })
    expect([(await aside(2, ' ')).status, (await aside(2)).status, (await aside(2)).status]).toEqual([400, 200, 409])
    await book(staff, checked)
    expect((await aside(3)).status).toBe(409)
    expect((await aside(4)).status).toBe(404)
    const path = `/api/admin/parcels/settlements/${checked.id}`
    await staff.send('POST', `${path}/check`, {})
    const [line] = (await readSettlement(staff, checked.id)).lines
    expect(line).toMatchObject({ state: 'aside', problem: 'amountDiffers', aside: { note: 'claimed' } })
    expect(await standing(differs)).toEqual(['shipped', false])
    const open = async () =>
      (await owner.get('/api/admin/parcels/settlements')).body.settlements.find(
        ({ id }: { id: string }) => id === checked.id,
      ).open
    expect(await open()).toBe(0)
    const [told] = (await owner.get('/api/activity?subject=settlement')).body.activity
    expect(told).toMatchObject({ label: codeOf(differs), after: { note: 'claimed' } })
    expect((await staff.send('DELETE', `${path}/lines/2/aside`, {})).status).toBe(200)
    expect((await staff.send('DELETE', `${path}/lines/2/aside`, {})).status).toBe(409)
    expect(await open()).toBe(1)
  })

  test('PC10: what a courier wrote about whoever ordered goes with the booking', async () => {
    const id = await send()
    const file = `Order reference,Status,COD amount,Customer\n${codeOf(id)},Delivered,${TOTAL},Mona Adel`
    await book(staff, await check(staff, file))
    const rows = await shop.at.db.selectFrom('settlementLines').select('cells').where('orderId', '=', id).execute()
    expect(rows).toEqual([{ cells: [] }])
    const held = await check(staff, fileOf(['BWZZZZZZ', 'Delivered', TOTAL]))
    await shop.at.pool.query("update settlements set at = at - interval '31 days' where id = $1", [held.id])
    await shop.jobs['forget-what-is-over']({})
    const left = shop.at.db.selectFrom('settlementLines').select(['cells', 'problem'])
    expect(await left.where('settlementId', '=', held.id).execute()).toEqual([{ cells: [], problem: 'unknownCode' }])
  })
})
