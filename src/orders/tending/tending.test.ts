import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct, NOW } from '../../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { inTransaction } from '../../lib/db.server.ts'
import type { JobNeeds } from '../../lib/jobs.server.ts'
import { anonymiseOrders } from '../db-anonymise.server.ts'

let shop: TestShop
let owner: TestBrowser
let staff: TestBrowser
let viewer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  staff = await shop.signedIn('staff')
  viewer = await shop.signedIn('viewer')
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

async function anOrder() {
  const { id: productId } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 100 }] })
  return makeOrder(shop.at.db, [{ productId }])
}
const read = async (id: string, by = owner) => (await by.get(`/api/admin/orders/${id}`)).body.order
const told = async (id: string) =>
  (await owner.get('/api/activity')).body.activity.filter(({ subjectId }: { subjectId: string }) => subjectId === id)
const skuOf = (id: string) => `BW${id.slice(-6)}`

const write = (id: string, body: string, by = staff) => by.send('POST', `/api/admin/orders/${id}/notes`, { body })
const rewrite = (id: string, note: number, form: object, by = staff) =>
  by.send('PUT', `/api/admin/orders/${id}/notes/${note}`, form)
const drop = (id: string, note: number, by = staff) => by.send('DELETE', `/api/admin/orders/${id}/notes/${note}`, {})

test('a note stands beside the order: no status moves, no customer sees it, and activity says that there is one', async () => {
  const id = await anOrder()
  const before = await read(id)
  const { status, body } = await write(id, 'Called twice.\nWants it after 6.')
  expect(status).toBe(201)
  const [note] = body.order.notes
  expect(note).toMatchObject({ body: 'Called twice.\nWants it after 6.', by: 'Nour Hassan' })
  expect(body.order).toMatchObject({ status: before.status, updatedAt: before.updatedAt, history: before.history })
  const { order } = (await shop.browser().get(`/api/orders/guest/${skuOf(id)}`)).body
  expect(JSON.stringify(order)).not.toContain('Called')
  const [entry] = await told(id)
  expect(entry).toMatchObject({ subject: 'order', label: skuOf(id), after: { note: 'note written' } })
  expect(JSON.stringify(entry)).not.toContain('Called')
})

test('a note is its writer’s to change, and an owner’s; two who change it at once lose nothing', async () => {
  const id = await anOrder()
  const [note] = (await write(id, 'First')).body.order.notes
  const colleague = await shop.signedIn('staff')
  expect((await rewrite(id, note.id, { body: 'Mine now' }, colleague)).status).toBe(403)
  expect((await drop(id, note.id, colleague)).status).toBe(403)
  expect((await write(id, 'No', viewer)).status).toBe(403)
  const { updatedAt } = note
  expect((await rewrite(id, note.id, { body: 'By the owner', updatedAt }, owner)).status).toBe(200)
  const stale = await rewrite(id, note.id, { body: 'By staff', updatedAt })
  expect([stale.status, stale.body.errorCode]).toEqual([409, 'STALE_EDIT'])
  expect(stale.body.details.body).toBe('By the owner')
  expect((await read(id)).notes).toMatchObject([{ body: 'By the owner' }])
  expect((await drop(id, note.id, owner)).body.order.notes).toEqual([])
  expect((await drop(id, note.id, owner)).status).toBe(404)
  expect((await told(id)).map(({ after }: { after: object }) => after)).toEqual([
    { note: 'note deleted' },
    { note: 'note edited' },
    { note: 'note written' },
  ])
})

test.each(['', '   ', 'x'.repeat(1001)])('a note says something, and not a book', async (body) => {
  expect((await write(await anOrder(), body)).status).toBe(400)
})

const ship = (id: string, parcel?: object) =>
  staff.send('PUT', `/api/orders/${id}/status`, { status: 'shipped', ...(parcel ? { parcel } : {}) })
const setParcel = (id: string, form: object, by = staff) => by.send('PUT', `/api/admin/orders/${id}/parcel`, form)

test('who brings it is said with the step, and known to its owner; a stranger hears no number', async () => {
  const id = await anOrder()
  const parcel = { courier: 'Bosta', trackingNumber: '٨٤٠٤٣١١٣' }
  const { order } = (await ship(id, parcel)).body
  const trackingUrl = 'https://bosta.co/tracking-shipment/?track_num=84043113'
  expect(order.parcel).toEqual({ courier: 'Bosta', trackingNumber: '84043113', trackingUrl })
  const arabic = await staff.send('PUT', `/api/admin/orders/${id}/parcel`, { ...parcel, courier: 'بوسطة' })
  expect(arabic.body.order.parcel).toEqual(order.parcel)
  const strangers = (await shop.browser().get(`/api/orders/guest/${skuOf(id)}`)).body.order
  expect(strangers.parcel).toEqual({ courier: 'Bosta', trackingNumber: null, trackingUrl: null })
  expect(await told(id)).toContainEqual(
    expect.objectContaining({ after: { courier: 'Bosta', trackingNumber: '84043113' } }),
  )
})

test('a parcel is named before it leaves, and its customer hears of it when it has', async () => {
  const id = await anOrder()
  await setParcel(id, { courier: 'Uncle Samir', trackingNumber: '' })
  const seen = async () => (await shop.browser().get(`/api/orders/guest/${skuOf(id)}`)).body.order.parcel
  expect(await seen()).toBeNull()
  await ship(id)
  expect(await seen()).toMatchObject({ courier: 'Uncle Samir' })
})

test('two who name a courier at once lose nothing: the second is told who it is now', async () => {
  const id = await anOrder()
  const nobody = { courier: '', trackingNumber: '' }
  expect((await setParcel(id, { courier: 'Aramex', trackingNumber: '1', seen: nobody })).status).toBe(200)
  const second = await setParcel(id, { courier: 'DHL', trackingNumber: '2', seen: nobody }, owner)
  expect([second.status, second.body.errorCode]).toEqual([409, 'STALE_EDIT'])
  expect(second.body.details).toEqual({ courier: 'Aramex', trackingNumber: '1' })
  expect((await setParcel(id, { courier: 'Aramex', trackingNumber: '1', seen: nobody }, owner)).status).toBe(200)
  expect((await setParcel(id, { courier: 'DHL', trackingNumber: '2', seen: nobody }, viewer)).status).toBe(403)
})

test.each([
  [{ courier: '', trackingNumber: '12' }, 'courier'],
  [{ courier: 'DHL', trackingNumber: '1 2' }, 'trackingNumber'],
  [{ courier: 'x'.repeat(61), trackingNumber: '' }, 'courier'],
])('%j names no parcel', async (form, field) => {
  const { status, body } = await setParcel(await anOrder(), form)
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
})

const sendAgain = (id: string, kind: string, by = staff) => by.send('POST', `/api/admin/orders/${id}/letters`, { kind })
const lettersOf = async (id: string) => {
  const folder = path.join(shop.dataDir, 'mail')
  const files = (await readdir(folder)).filter((file) => file.includes(id.toLowerCase()))
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
}
/** The letters that wait leave, as they would by themselves. */
async function letGo(id: string): Promise<void> {
  const { rows } = await shop.at.pool.query<{ data: JobNeeds['send-order-mail'] }>(
    "select data from pgboss.job where name = 'send-order-mail' and data->>'orderId' = $1 and data->>'step' like 'again%'",
    [id],
  )
  for (const { data } of rows) await shop.jobs['send-order-mail'](data)
}

test('which letters went out, and to which mailbox, is seen by viewers too, and one is sent again as the order stands now', async () => {
  const id = await anOrder()
  await shop.jobs['send-order-mail']({ orderId: id, event: 'placed', step: 1 })
  const { letters, mayBeSentAgain, shippingAddress } = await read(id)
  expect(letters).toMatchObject([{ kind: 'placed', state: 'sent', mailbox: shippingAddress.email, by: null }])
  expect((await read(id, viewer)).letters).toEqual(letters)
  expect(mayBeSentAgain).toEqual(['placed'])
  expect((await sendAgain(id, 'placed', viewer)).status).toBe(403)
  expect((await sendAgain(id, 'shipped')).body.errorCode).toBe('STATE_CONFLICT')
  const { status, body } = await sendAgain(id, 'placed')
  expect([status, body.order.letters.at(-1)]).toMatchObject([
    201,
    { kind: 'placed', state: 'waiting', by: 'Nour Hassan' },
  ])
  await letGo(id)
  expect((await read(id)).letters.map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent'])
  expect(await lettersOf(id)).toHaveLength(2)
  expect((await told(id))[0]).toMatchObject({ after: { letter: 'placed' } })
})

test('a letter about money says the same amount again, and one about the parcel who brings it', async () => {
  const id = await anOrder()
  const money = { amount: 5000, how: 'cash', reference: 'R-7' } as const
  await shop.jobs['send-order-mail']({ orderId: id, event: 'given back', step: 'x', ...money })
  await sendAgain(id, 'given back')
  await letGo(id)
  const again = (await lettersOf(id)).find((letter) => letter.includes('again')) ?? ''
  expect(again).toContain('EGP 50.00')
  expect(again).toContain('R-7')
  await ship(id, { courier: 'Aramex', trackingNumber: 'AX1' })
  const { rows } = await shop.at.pool.query<{ data: JobNeeds['send-order-mail'] }>(
    "select data from pgboss.job where name = 'send-order-mail' and data->>'orderId' = $1 and data->>'event' = 'shipped'",
    [id],
  )
  for (const { data } of rows) await shop.jobs['send-order-mail'](data)
  const shipped = (await lettersOf(id)).find((letter) => letter.includes('order-shipped')) ?? ''
  expect(shipped).toContain('Courier: Aramex')
  expect(shipped).toContain('Tracking number: AX1')
  expect(shipped.replaceAll('=\r\n', '')).toContain('aramex.com/track/results?ShipmentNumber=3DAX1')
})

test('nobody is told by hand of what may still be undone', async () => {
  const id = await anOrder()
  const { order } = (await ship(id)).body
  expect([order.undo === null, order.mayBeSentAgain]).toEqual([false, ['placed']])
})

test('a letter that the mail server does not take is seen as failed, and as sent once it is taken', async () => {
  const deaf = await testShop({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const by = await deaf.signedIn('owner')
  await makeFee(deaf.at.db)
  const id = await makeOrder(deaf.at.db, [{ productId: (await makeProduct(deaf.at.db)).id }])
  const letter = { orderId: id, event: 'placed', step: 1 } as const
  await expect(deaf.jobs['send-order-mail'](letter)).rejects.toThrow()
  await expect(deaf.jobs['send-order-mail'](letter)).rejects.toThrow()
  const { letters } = (await by.get(`/api/admin/orders/${id}`)).body.order
  expect(letters).toMatchObject([{ kind: 'placed', state: 'failed' }])
  await deaf.close()
})

test('with whoever ordered go the notes about them, the mailbox and the number of the parcel', async () => {
  const id = await anOrder()
  const shopper = await shop.at.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  await shop.at.db.updateTable('orders').set({ accountId: shopper.id }).where('id', '=', id).execute()
  await write(id, 'Lives above the pharmacy')
  await setParcel(id, { courier: 'DHL', trackingNumber: '77' })
  await shop.jobs['send-order-mail']({ orderId: id, event: 'placed', step: 1 })
  await inTransaction(shop.at.db, (tx) => anonymiseOrders(tx, shopper.id, NOW))
  const { notes, letters, parcel } = await read(id)
  expect([notes, letters[0].mailbox, parcel]).toMatchObject([[], '', { courier: 'DHL', trackingNumber: null }])
})
