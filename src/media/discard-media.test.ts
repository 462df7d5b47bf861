import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder } from '../../tests/support/builders.ts'
import { film, picture, uploadOf, videoOf } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { takeAway } from './discard-media.server.ts'

const DAY = 24 * 3600 * 1000

let shop: TestShop
let staff: TestBrowser
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  owner = await shop.signedIn('owner')
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

const upload = async (form?: FormData): Promise<string> =>
  (await staff.send('POST', '/api/cloudinary/upload', form ?? uploadOf(await picture(300, 400).png().toBuffer()))).body
    .public_id
/** A picture with variants on the disk. */
async function uploadWithVariants(): Promise<string> {
  const id = await upload()
  expect((await fetch(`${shop.url}/media/${id}/160.avif`)).status).toBe(200)
  return id
}
const isOnDisk = (id: string): boolean => existsSync(path.join(shop.dataDir, 'media', id))
const hasRow = async (id: string): Promise<boolean> =>
  (await shop.at.db.selectFrom('media').select('id').where('id', '=', id).execute()).length > 0
const isThere = async (id: string) => [await hasRow(id), isOnDisk(id)]

interface Waiting {
  mediaId: string
  /** In seconds. */
  after: number
}
async function waiting(): Promise<Waiting[]> {
  const { rows } = await shop.database.pool.query<Waiting>(
    `select data->>'mediaId' as "mediaId", round(extract(epoch from start_after - created_on))::int as after
     from pgboss.job where name = 'discard-media' and state = 'created' order by created_on`,
  )
  return rows
}
/** Runs the jobs that wait, and those that they leave, as if their time had come. */
async function work(): Promise<void> {
  const jobs = await waiting()
  await shop.database.pool.query(`delete from pgboss.job where name = 'discard-media' and state = 'created'`)
  for (const { mediaId } of jobs) await shop.jobs['discard-media']({ mediaId })
  if (jobs.length > 0) await work()
}

const tee = { name: 'Tee', price: 100, color: 'black', category: 'T-Shirts', sizes: [{ size: 'M', stock: 9 }] }
const withPictures = (...ids: string[]) => ({ ...tee, images: ids.map((mediaId) => ({ mediaId })) })

test('a picture that is taken off its product leaves no file, the others stay', async () => {
  const [kept, dropped] = [await uploadWithVariants(), await uploadWithVariants()]
  const { body } = await staff.send('POST', '/api/products', withPictures(kept, dropped))
  await staff.send('PUT', `/api/products/${body.product._id}`, withPictures(kept))
  // Pages that are open may still ask for it.
  expect(await waiting()).toEqual([{ mediaId: dropped, after: 600 }])
  expect(await isThere(dropped)).toEqual([true, true])
  await work()
  expect([await isThere(dropped), await isThere(kept)]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('what an order, a gallery or another product shows stays', async () => {
  const [bought, hung, shared, alone] = [
    await uploadWithVariants(),
    await uploadWithVariants(),
    await uploadWithVariants(),
    await uploadWithVariants(),
  ]
  const all = withPictures(bought, hung, shared, alone)
  const { _id: productId } = (await staff.send('POST', '/api/products', all)).body.product
  await makeOrder(shop.at.db, [{ productId, price: 100 }])
  await staff.send('POST', '/api/gallery', { name: 'Wall', items: [{ title: 'One', mediaId: hung }] })
  await staff.send('POST', '/api/products', withPictures(shared))
  await staff.send('PUT', `/api/products/${productId}`, tee)
  expect((await waiting()).length).toBe(4)
  await work()
  for (const each of [bought, hung, shared]) expect(await isThere(each)).toEqual([true, true])
  expect(await isThere(alone)).toEqual([false, false])
})

test('a film goes with its poster, from an edited gallery and from one that is deleted', async () => {
  const poster = await picture(400, 500).jpeg().toBuffer()
  const [first, second] = [await upload(videoOf(film(), poster)), await upload(videoOf(film(), poster))]
  const posters = (
    await shop.at.db.selectFrom('media').select('posterId').where('posterId', 'is not', null).execute()
  ).map(({ posterId }) => String(posterId))
  const items = [first, second].map((mediaId) => ({ title: 'Film', mediaId }))
  const { gallery } = (await staff.send('POST', '/api/gallery', { name: 'Films', items })).body
  await staff.send('PUT', `/api/gallery/${gallery._id}`, { items: gallery.items.slice(1) })
  await work()
  expect([await isThere(first), await isThere(second)]).toEqual([
    [false, false],
    [true, true],
  ])
  await owner.send('DELETE', `/api/gallery/${gallery._id}`)
  await work()
  for (const each of [second, ...posters]) expect(await isThere(each)).toEqual([false, false])
})

test('a teaser of the next collection leaves no file', async () => {
  const id = await uploadWithVariants()
  const { item } = (await staff.send('POST', '/api/coming', { collection: 'black', alt: 'Soon', mediaId: id })).body
  await owner.send('DELETE', `/api/coming/${item.id}`)
  await work()
  expect(await isThere(id)).toEqual([false, false])
})

test("a shopper's picture goes at once, replaced or removed", async () => {
  const shopper = await shop.signedIn('user')
  const set = async () => {
    const { body } = await shopper.send(
      'POST',
      '/api/auth/me/picture',
      uploadOf(await picture(300, 300).png().toBuffer()),
    )
    return String(/media\/(\w+)\//.exec(JSON.stringify(body))?.[1])
  }
  const first = await set()
  const second = await set()
  expect(await waiting()).toEqual([{ mediaId: first, after: 0 }])
  await shopper.send('DELETE', '/api/auth/me/picture')
  await work()
  for (const each of [first, second]) expect(await isThere(each)).toEqual([false, false])
})

test('after a fall between row and files the job runs again and takes the files', async () => {
  const id = await uploadWithVariants()
  const broken = { deleteAll: () => Promise.reject(new Error('the disk is away')) }
  const deps = { db: shop.deps.db, disk: { ...shop.deps.disk, ...broken } }
  await expect(takeAway(deps, id)).rejects.toThrow('the disk is away')
  expect(await isThere(id)).toEqual([false, true])
  await takeAway(shop.deps, id)
  expect(await isThere(id)).toEqual([false, false])
  await work()
})

test('a variant that was being drawn meanwhile goes a minute later', async () => {
  const id = await uploadWithVariants()
  await takeAway(shop.deps, id)
  await shop.deps.disk.put(`${id}/v2/320.avif`, Buffer.from('late'))
  expect(await waiting()).toEqual([{ mediaId: id, after: 60 }])
  await work()
  expect(isOnDisk(id)).toBe(false)
})

test('what was uploaded for a form that nobody saved goes after a day, what is shown stays', async () => {
  const [unsaved, used, fresh] = [await uploadWithVariants(), await uploadWithVariants(), await uploadWithVariants()]
  await staff.send('POST', '/api/products', withPictures(used))
  const long = new Date(Date.now() - 2 * DAY)
  await shop.at.db.updateTable('media').set({ createdAt: long }).where('id', '<>', fresh).execute()
  await shop.jobs['forget-what-is-over']({})
  expect((await waiting()).map(({ mediaId }) => mediaId)).not.toContain(used)
  await work()
  expect(await Promise.all([unsaved, used, fresh].map(isThere))).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ])
})
