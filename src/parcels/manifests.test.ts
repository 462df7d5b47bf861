import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeOrder } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { editForm } from '../../tests/support/edits.ts'
import { ARAMEX, codeOf, listOf, orderSeen, parcelShop, TOTAL } from '../../tests/support/parcels.ts'
import type { TestShop } from '../../tests/support/shop.ts'
import { newId } from '../lib/id.server.ts'
import { whyNoRoom } from './manifest.ts'
import { linesIn, matchNumbers } from './numbers.ts'

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

interface Step {
  to: string | null
}

const place = (overrides = {}) => makeOrder(shop.at.db, [{ productId }], overrides)
const read = (id: string) => orderSeen(owner, id)
const list = async (id: string) => (await staff.get(`/api/admin/parcels/manifests/${id}`)).body
const add = async (id: string, codes: string[], by = staff) =>
  (await by.send('POST', `/api/admin/parcels/manifests/${id}/orders`, { codes })).body.results.map(
    ({ problem }: { problem: string | null }) => problem,
  )
const hand = (id: string, orders: readonly string[], by = staff, seen = {}) =>
  by.send('POST', `/api/admin/parcels/manifests/${id}/hand-over`, {
    orders: orders.map((order) => ({ id: order, from: 'pending', total: TOTAL, ...seen })),
  })
/** Two pieces instead of one: agreed to already, so that only the saving is left. */
async function edit(id: string) {
  const form = await editForm(owner, id, [{ productId, quantity: 2 }])
  const { body } = await owner.send('POST', `/api/orders/${id}/contents/preview`, form)
  return () => owner.send('PUT', `/api/orders/${id}/contents`, { ...form, total: body.after.total })
}
const codes = ({ body }: Awaited<ReturnType<typeof hand>>) =>
  body.results.map(({ refusal }: { refusal: { errorCode: string } | null }) => refusal?.errorCode ?? 'done')

const begin = async (courierId = ARAMEX): Promise<string> =>
  (await staff.send('POST', '/api/admin/parcels/manifests', { courierId })).body.id

const address = {
  name: 'Mona Adel',
  email: 'mona@example.com',
  address: '3 El Nasr Street',
  city: 'cairo',
  cityName: 'Nasr City',
  postalCode: '',
  country: 'EG',
}

describe('a list of parcels', () => {
  test('PC24: what stands ready is put on it, handed over in one step by its courier, and undone within the minute', async () => {
    const ids = [await place(), await place(), await place()].sort((one, other) =>
      codeOf(one) < codeOf(other) ? 1 : -1,
    )
    const ready = async () =>
      (await staff.get('/api/admin/parcels/ready?limit=100')).body.parcels.map(({ id }: { id: string }) => id)
    expect(await ready()).toEqual(expect.arrayContaining(ids))
    const manifest = await listOf(staff, ids.map(codeOf), ARAMEX)
    expect((await list(manifest)).parcels.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(await ready()).not.toEqual(expect.arrayContaining([ids[0]]))
    const answer = await hand(manifest, ids)
    expect(codes(answer)).toEqual(['done', 'done', 'done'])
    expect(await read(ids[0] ?? '')).toMatchObject({ status: 'shipped', parcel: { courier: 'Aramex' } })
    expect((await list(manifest)).manifest).toMatchObject({ parcels: 3, left: 3, collect: 3 * TOTAL })
    const orders = answer.body.results.map(({ id, undo }: { id: string; undo: { step: number } }) => ({
      id,
      step: undo.step,
    }))
    const undone = await staff.send('POST', '/api/orders/bulk/undo', { orders: orders.slice(0, 2) })
    expect(codes(undone)).toEqual(['done', 'done'])
    expect((await list(manifest)).parcels.map(({ isLeft }: { isLeft: boolean }) => isLeft).sort()).toEqual([
      false,
      false,
      true,
    ])
    expect(codes(await hand(manifest, ids.slice(0, 2)))).toEqual(['done', 'done'])
  })

  test('PC44: what is cancelled or sent another way while it waits is on no paper, in no file and in no sum', async () => {
    const [stays, cancelled, shipped] = [await place(), await place(), await place()]
    const manifest = await listOf(staff, [codeOf(stays), codeOf(cancelled), codeOf(shipped)], ARAMEX)
    for (const [id, status] of [
      [cancelled, 'cancelled'],
      [shipped, 'shipped'],
    ])
      await owner.send('PUT', `/api/orders/${id}/status`, { status })
    const { parcels, manifest: listed } = await list(manifest)
    const of = (id: string) => parcels.find((parcel: { id: string }) => parcel.id === id)
    expect([of(stays), of(cancelled), of(shipped)]).toMatchObject([
      { isGone: false, collect: TOTAL },
      { isGone: true, collect: 0 },
      { isGone: true, collect: 0 },
    ])
    expect([listed.parcels, listed.collect]).toEqual([1, TOTAL])
    const { body: text } = await staff.get(`/api/admin/parcels/manifests/${manifest}/export`)
    const isIn = (id: string): boolean => text.includes(codeOf(id))
    expect([isIn(stays), isIn(cancelled), isIn(shipped)]).toEqual([true, false, false])
  })

  test('PC25: refuses what can’t go, each with its reason', async () => {
    const [first, second] = [await begin(), await begin()]
    const [waits, shipped, cancelled, held, card] = [
      await place(),
      await place(),
      await place(),
      await place(),
      await place({ method: 'paymob' }),
    ]
    await shop.at.pool.query("update orders set cash_reasons = '{first order}' where id = $1", [held])
    const ready = async () => (await staff.get(`/api/admin/parcels/ready?search=${codeOf(held)}`)).body.parcels
    expect(await ready()).toEqual([])
    await staff.send('PUT', `/api/orders/${shipped}/status`, { status: 'shipped' })
    await staff.send('PUT', `/api/orders/${cancelled}/status`, { status: 'cancelled' })
    expect(
      await add(first, [
        codeOf(waits).toLowerCase(),
        codeOf(waits),
        codeOf(shipped),
        codeOf(cancelled),
        codeOf(held),
        codeOf(card),
        'BW00000',
      ]),
    ).toEqual([null, 'onThisList', 'shipped', 'cancelled', 'held', 'notPaid', 'unknown'])
    expect((await staff.send('PUT', `/api/orders/${held}/confirmation`, { answer: 'confirmed' })).status).toBe(200)
    expect(await ready()).toMatchObject([{ confirmation: { state: 'confirmed', by: 'team', isHeld: false } }])
    expect(await add(second, [codeOf(waits)])).toEqual(['onAnotherList'])
    await hand(first, [waits])
    expect(await add(first, [codeOf(await place())])).toEqual(['left'])
    expect((await staff.send('POST', `/api/admin/parcels/manifests/${newId()}/orders`, { codes: ['X'] })).status).toBe(
      404,
    )
  })

  test('PC26: takes a hundred and no more, and gives back what is taken off it', async () => {
    expect([0, 99, 100].map((parcels) => whyNoRoom({ parcels, left: 0 }))).toEqual([null, null, 'full'])
    const id = await place()
    const [one, other] = [await listOf(staff, [codeOf(id)]), await begin()]
    const many = { codes: Array.from({ length: 101 }, (_, at) => `BW${at}`) }
    expect((await staff.send('POST', `/api/admin/parcels/manifests/${one}/orders`, many)).status).toBe(400)
    const off = () => staff.send('DELETE', `/api/admin/parcels/manifests/${one}/orders/${id}`, {})
    expect([(await off()).status, (await off()).status]).toEqual([200, 200])
    expect(await add(other, [codeOf(id)])).toEqual([null])
    await hand(other, [id])
    const late = await staff.send('DELETE', `/api/admin/parcels/manifests/${other}/orders/${id}`, {})
    expect([late.status, late.body.errorCode]).toEqual([409, 'STATE_CONFLICT'])
  })

  test('PC27: an order that was edited since is handed over at the amount that was seen, or not at all', async () => {
    const id = await place()
    const manifest = await listOf(staff, [codeOf(id)])
    await (await edit(id))()
    expect((await list(manifest)).parcels).toMatchObject([{ isChanged: true, total: 450 }])
    expect(codes(await hand(manifest, [id]))).toEqual(['PARCEL_CHANGED'])
    expect(codes(await hand(manifest, [id], staff, { total: 450 }))).toEqual(['PARCEL_CHANGED'])
    expect(await add(manifest, [codeOf(id)])).toEqual([null])
    expect(codes(await hand(manifest, [id], staff, { total: 450 }))).toEqual(['done'])
  })

  test('PC28: edited and handed over at once, a parcel leaves at the amount of its paper or stays', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await place()
      const manifest = await listOf(staff, [codeOf(id)])
      await warm(shop.database)
      const save = await edit(id)
      const [edited, handed] = await Promise.all([save(), hand(manifest, [id])])
      const order = await read(id)
      const [outcome] = codes(handed)
      expect([order.status, order.total]).toEqual(outcome === 'done' ? ['shipped', TOTAL] : ['pending', 450])
      expect(edited.status === 200).toBe(outcome !== 'done')
    }
  })

  test('PC29: put on two lists at once it is on one, and handed over by two at once it leaves once', async () => {
    const [one, other] = [await begin(), await begin()]
    const ids = [await place(), await place(), await place(), await place(), await place(), await place()]
    await warm(shop.database)
    const puts = ids.map(codeOf).flatMap((code) => [add(one, [code]), add(other, [code], owner)])
    const both = (await Promise.all(puts)).flat()
    expect(both.filter((problem: string | null) => problem === null)).toHaveLength(ids.length)
    expect(both.filter((problem: string | null) => problem === 'onAnotherList')).toHaveLength(ids.length)
    const lists = await Promise.all([one, other].map(list))
    expect(lists.flatMap(({ parcels }) => parcels.map(({ id }: { id: string }) => id)).sort()).toEqual([...ids].sort())
    const [full] = lists.sort((some, more) => more.parcels.length - some.parcels.length)
    const on: string[] = full.parcels.map(({ id }: { id: string }) => id)
    const answers = await Promise.all(
      on.flatMap((id) => [hand(full.manifest.id, [id]), hand(full.manifest.id, [id], owner)]),
    )
    expect(answers.flatMap(codes).sort()).toEqual([...on.map(() => 'STALE_EDIT'), ...on.map(() => 'done')])
    for (const id of on) expect((await read(id)).history.filter(({ to }: Step) => to === 'shipped')).toHaveLength(1)
  })

  test('PC30: is exported for spreadsheets, in which nothing is worked out', async () => {
    const id = await place({ address: { ...address, name: '=cmd|calc', phone: '+201012345678' } })
    const manifest = await listOf(staff, [codeOf(id)])
    const { body } = await staff.get(`/api/admin/parcels/manifests/${manifest}/export`)
    expect(body).toContain('"Order code"')
    expect(body).toContain(`"'=cmd|calc"`)
    expect(body).toContain('"=""01012345678"""')
    const arabic = await staff.get(`/api/admin/parcels/manifests/${manifest}/export`, { 'accept-language': 'ar' })
    expect(arabic.body).toContain('"رمز الطلب"')
  })

  test('PC31: viewers look, staff hand over, shoppers and strangers see nothing', async () => {
    const id = await place()
    const manifest = await listOf(staff, [codeOf(id)])
    for (const [who, look, change] of [
      [await shop.signedIn('viewer'), 200, 403],
      [await shop.signedIn('user'), 403, 403],
      [shop.browser(), 401, 401],
    ] as const) {
      expect((await who.get(`/api/admin/parcels/manifests/${manifest}`)).status).toBe(look)
      expect((await hand(manifest, [id], who)).status).toBe(change)
      expect((await who.send('POST', '/api/admin/parcels/manifests', { courierId: ARAMEX })).status).toBe(change)
    }
  })
})

describe('tracking numbers', () => {
  const orders = ['BWAAAAA1', 'BWAAAAA2', 'BWAAAAA3'].map((sku) => ({ id: sku, sku, trackingNumber: '' }))
  const said = (text: string) =>
    matchNumbers(linesIn(text), orders).map(({ sku, number, problem }) => [sku, number, problem])

  test('PC32: are read from lines of a code and a number, in either order, or from numbers in turn', () => {
    expect(said('Order code,Tracking number\nbwaaaaa2,٨٤٠٤-1\n"BWAAAAA1";"=""99"""\n')).toEqual([
      ['BWAAAAA2', '8404-1', null],
      ['BWAAAAA1', '99', null],
    ])
    expect(said('11\n12\n13\n14')).toEqual([
      ['BWAAAAA1', '11', null],
      ['BWAAAAA2', '12', null],
      ['BWAAAAA3', '13', null],
      ['', '14', 'tooMany'],
    ])
    expect(said('BWAAAAA1 5\nBWAAAAA1 6\nBWAAAAA2 7\nBWAAAAA3 7\nBWZZZZZ9 8')).toEqual([
      ['BWAAAAA1', '5', 'orderTwice'],
      ['BWAAAAA1', '6', 'orderTwice'],
      ['BWAAAAA2', '7', 'numberTwice'],
      ['BWAAAAA3', '7', 'numberTwice'],
      ['BWZZZZZ9', '8', 'unknown'],
    ])
    expect(said('BWAAAAA1 <b>1</b>\nBWAAAAA2 1 2')).toMatchObject([
      ['BWAAAAA1', '<b>1</b>', 'shape'],
      ['BWAAAAA2', '1 2', 'shape'],
    ])
  })

  test('PC32: are read from the file that the list itself was saved as, in both languages, where they were filled in', async () => {
    const [one, two] = [await place(), await place()]
    const manifest = await listOf(staff, [codeOf(one), codeOf(two)], ARAMEX)
    for (const [language, number] of [
      ['en', 'AX-77'],
      ['ar', '840412'],
    ] as const) {
      const path = `/api/admin/parcels/manifests/${manifest}/export`
      const { body: file } = await staff.get(path, { 'accept-language': language })
      const text = file.replace(`"${codeOf(one)}",""`, `"${codeOf(one)}","${number}"`)
      expect(text).not.toBe(file)
      const { body } = await staff.send('POST', `/api/admin/parcels/manifests/${manifest}/numbers`, { text })
      expect(body.lines).toMatchObject([{ sku: codeOf(one), number, problem: null }])
    }
  })

  test('PC33: are shown before they are saved, and what somebody changed meanwhile is left alone', async () => {
    const [one, two] = [await place(), await place()]
    const manifest = await listOf(staff, [codeOf(one), codeOf(two)], ARAMEX)
    const text = `${codeOf(one)}\tAX-1\n${codeOf(two)}\tAX-2`
    const checked = await staff.send('POST', `/api/admin/parcels/manifests/${manifest}/numbers`, { text })
    expect(checked.body.lines.map(({ problem }: { problem: string | null }) => problem)).toEqual([null, null])
    expect((await read(one)).parcel).toBeNull()
    await staff.send('PUT', `/api/admin/orders/${two}/parcel`, { courier: 'Aramex', trackingNumber: 'MINE-1' })
    const rows = checked.body.lines.map(({ id, number, before }: { id: string; number: string; before: string }) => ({
      ...{ id, number, before },
    }))
    const saved = await staff.send('PUT', `/api/admin/parcels/manifests/${manifest}/numbers`, { rows })
    expect(codes(saved)).toEqual(['done', 'STALE_EDIT'])
    expect((await read(one)).parcel).toMatchObject({
      courier: 'Aramex',
      trackingNumber: 'AX-1',
      trackingUrl: 'https://www.aramex.com/track/results?ShipmentNumber=AX-1',
    })
    await hand(manifest, [one])
    expect((await read(one)).parcel.trackingNumber).toBe('AX-1')
    const third = await listOf(staff, [codeOf(await place())], ARAMEX)
    const again = await staff.send('POST', `/api/admin/parcels/manifests/${third}/numbers`, { text: 'ax-1' })
    expect(again.body.lines).toMatchObject([{ problem: 'numberTaken' }])
  })
})
