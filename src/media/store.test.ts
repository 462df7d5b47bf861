import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { emptyTestDatabase } from '../../tests/support/database.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { film, picture, uploadOf, videoOf } from '../../tests/support/pictures.ts'
import { delivered } from '../../tests/support/returns.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { openTestStore, type Store } from '../../tests/support/store.ts'
import { restoreBackup } from '../backups/restore-backup.server.ts'
import { writeBackup } from '../backups/write-backup.server.ts'
import { openDisk } from '../lib/open-disk.server.ts'
import { forgetPhotos } from '../returns/photo/forget-photos.server.ts'
import { takeAway } from './discard-media.server.ts'

let store: Store
let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  store = await openTestStore()
  shop = await testShop(store.settings)
  owner = await shop.signedIn('owner')
  await makeFee(shop.at.db)
})
afterAll(async () => {
  await shop.close()
  await store.close()
})

const upload = (form: FormData, browser = owner) => browser.send('POST', '/api/cloudinary/upload', form)
const aPhoto = async () => uploadOf(await picture(700, 500).png().toBuffer())

function settingsWith(other: object) {
  const { dataDir, s3 } = shop.deps.settings
  if (!s3) throw new Error('there is no store')
  return { dataDir, s3: { ...s3, ...other } }
}

async function keysOf(name: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of shop.deps.disk.list()) if (key.startsWith(name)) keys.push(key)
  return keys.sort()
}

test('a picture is kept in the store with what is drawn of it, and nothing on the machine', async () => {
  const { status, body } = await upload(await aPhoto())
  expect(status).toBe(201)
  for (const at of [1, 2]) {
    const response = await fetch(`${shop.url}/media/${body.public_id}/320.webp`)
    expect([at, response.status, response.headers.get('content-type')]).toEqual([at, 200, 'image/webp'])
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(320)
  }
  expect(await keysOf(body.public_id)).toEqual(
    ['original.webp', 'v2/320.webp'].map((file) => `${body.public_id}/${file}`),
  )
  const cut = await owner.send('POST', `/api/media/${body.public_id}/crop`, { left: 0, top: 0, width: 100, height: 90 })
  expect([cut.status, cut.body.width, cut.body.height]).toEqual([201, 100, 90])
  expect(await readdir(shop.dataDir)).not.toContain('media')
})

describe('a film', () => {
  const shot = film({ bytes: 400_000 })
  let url: string
  beforeAll(async () => {
    const { body } = await upload(videoOf(shot, await picture(400, 500).jpeg().toBuffer()))
    url = shop.url + body.url
  })

  test('is played from the store in the parts that are asked for', async () => {
    const whole = await fetch(url)
    expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(shot.length)])
    expect(Buffer.from(await whole.arrayBuffer()).equals(shot)).toBe(true)
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=300000-', 300_000, shot.length - 1],
      ['bytes=-50', shot.length - 50, shot.length - 1],
    ] as const) {
      const response = await fetch(url, { headers: { range } })
      expect([response.status, response.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${to}/${shot.length}`,
      ])
      expect(Buffer.from(await response.arrayBuffer()).equals(shot.subarray(from, to + 1))).toBe(true)
    }
    const behind = await fetch(url, { headers: { range: `bytes=${shot.length}-` } })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${shot.length}`])
  })

  test('leaves nothing of its way on the machine, kept or refused', async () => {
    expect((await upload(videoOf(shot.subarray(0, 5000), await picture().jpeg().toBuffer()))).status).toBe(415)
    expect(await readdir(path.join(shop.dataDir, 'arriving'))).toEqual([])
  })
})

test('the photo of a return is read by whose it is and by the team, and goes', async () => {
  const order = await delivered(shop, owner)
  const sent = await order.browser.send('POST', `/api/return-photos/${order.id}`, await aPhoto())
  expect([sent.status, await keysOf('private/')]).toEqual([201, [`private/returns/${sent.body.photoId}.webp`]])
  const { id } = (await order.ask({ photoId: sent.body.photoId })).body.return
  const statuses = [order.browser, owner, shop.browser()].map((each) => each.get(`/api/returns/${id}/photo`))
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 200, 404])
  const unsent = await order.browser.send('POST', `/api/return-photos/${order.id}`, await aPhoto())
  expect(unsent.status).toBe(201)
  await forgetPhotos(shop.deps, new Date(Date.now() + 25 * 3_600_000))
  expect(await keysOf('private/')).toEqual([`private/returns/${sent.body.photoId}.webp`])
})

test('what is discarded leaves the store with all that was drawn of it', async () => {
  const { public_id: id } = (await upload(await aPhoto())).body
  await shop.jobs['make-picture-variants']({ mediaId: id })
  expect((await keysOf(id)).length).toBeGreaterThan(8)
  await takeAway(shop.deps, id)
  expect(await keysOf(id)).toEqual([])
})

test('a back-up has the originals, and brings them back into an empty store', async () => {
  const { public_id: id } = (await upload(await aPhoto())).body
  const original = await shop.deps.disk.findBytes(`${id}/original.webp`)
  const dir = await mkdtemp(path.join(os.tmpdir(), 'back-up-'))
  const elsewhere = await openTestStore()
  const { url, drop } = await emptyTestDatabase()
  onTestFinished(async () => {
    await drop()
    await elsewhere.close()
    await rm(dir, { recursive: true })
  })
  const place = { dir, secret: 'a key of thirty-two bytes or even more' }
  await writeBackup({ url: shop.at.url, disk: shop.deps.disk }, place, new Date())
  const disk = await openDisk(settingsWith({ endpoint: elsewhere.settings.S3_ENDPOINT }))
  await restoreBackup({ url, disk, dataDir: shop.dataDir }, place, { name: 'latest', isReplacing: false })
  expect((await disk.findBytes(`${id}/original.webp`))?.equals(original ?? Buffer.alloc(0))).toBe(true)
})

test('with the store away uploads say so and the shop goes on selling; then all goes on by itself', async () => {
  const { id: productId } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 5 }] })
  const { public_id: id } = (await upload(await aPhoto())).body
  await store.stop()
  const { status, body, headers } = await upload(await aPhoto())
  expect([status, body.errorCode, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2'])
  expect((await upload(videoOf(film(), await picture().jpeg().toBuffer()))).status).toBe(503)
  expect((await fetch(`${shop.url}/media/${id}/320.webp`)).status).toBe(503)
  expect((await shop.browser().send('POST', '/api/orders/guest', orderForm({ productId }))).status).toBe(201)
  expect((await shop.browser().get('/api/products')).status).toBe(200)
  await store.open()
  expect((await upload(await aPhoto())).status).toBe(201)
  expect((await fetch(`${shop.url}/media/${id}/320.webp`)).status).toBe(200)
}, 20_000)

describe('a wrong setting is found at the start', () => {
  test.each([
    ['S3_BUCKET', { bucket: 'elsewhere' }],
    ['S3_ACCESS_KEY_ID', { accessKeyId: 'nobody' }],
    ['S3_SECRET_ACCESS_KEY', { secretAccessKey: 'guessed' }],
    ['S3_ENDPOINT', { endpoint: 'http://127.0.0.1:1' }],
  ])('%s', async (name, wrong) => {
    const line = await (await openDisk(settingsWith(wrong))).whyUnusable()
    expect(line).toMatch(new RegExp(`^Wrong setting ${name}: [^\\n]+$`))
  })

  test('and where nothing is wrong, nothing is said or left', async () => {
    expect(await shop.deps.disk.whyUnusable()).toBeNull()
    expect(await keysOf('start')).toEqual([])
  })
})
