import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeVideo } from '../../tests/support/galleries.ts'
import { uploadOf } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { newId } from '../lib/id.server.ts'

let shop: TestShop
let staff: TestBrowser
let wholeId: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  // Black on its left half, white on its right one.
  const white = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const both = sharp({ create: { width: 800, height: 500, channels: 3, background: '#000' } })
  const bytes = await both
    .composite([{ input: white, left: 400, top: 0 }])
    .png()
    .toBuffer()
  wholeId = (await staff.send('POST', '/api/cloudinary/upload', uploadOf(bytes))).body.public_id
})
afterAll(() => shop.close())

const crop = (id: string, frame: object) => staff.send('POST', `/api/media/${id}/crop`, frame)
const colorOf = async (id: string): Promise<number> => {
  const file = await readFile(path.join(shop.dataDir, 'media', id, 'original.webp'))
  return (await sharp(file).stats()).channels[0]?.mean ?? -1
}

test('the part that was framed is a picture of its own; the whole one stays as it is', async () => {
  const { status, body } = await crop(wholeId, { left: 400, top: 0, width: 400, height: 500 })
  expect([status, body.message]).toEqual([201, 'Image cropped successfully!'])
  expect(body.data).toMatchObject({ type: 'image', width: 400, height: 500 })
  expect(body.public_id).not.toBe(wholeId)
  expect(await colorOf(body.public_id)).toBeGreaterThan(250)
  expect(Math.round(await colorOf(wholeId))).toBeLessThan(140)
  expect((await shop.browser().get(body.url)).status).toBe(200)
  const half = await crop(wholeId, { left: 0, top: 0, width: 400, height: 500 })
  expect(await colorOf(half.body.public_id)).toBeLessThan(5)
})

test('a frame lies in its picture', async () => {
  for (const frame of [
    { left: 401, top: 0, width: 400, height: 500 },
    { left: 0, top: 1, width: 400, height: 500 },
    { left: -1, top: 0, width: 400, height: 500 },
    { left: 0, top: 0, width: 0, height: 500 },
    { left: 0.5, top: 0, width: 400, height: 500 },
  ])
    expect((await crop(wholeId, frame)).status, JSON.stringify(frame)).toBe(400)
})

test('what is not there, or moves, can’t be cropped', async () => {
  const frame = { left: 0, top: 0, width: 400, height: 500 }
  expect((await crop(newId(), frame)).status).toBe(404)
  expect((await crop(await makeVideo(shop.at.db), frame)).status).toBe(404)
})
