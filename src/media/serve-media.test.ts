import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { picture, uploadOf } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { FORMATS, widthsOf } from './picture.ts'

let shop: TestShop
let id: string
beforeAll(async () => {
  shop = await testShop()
  id = await upload(await picture(700, 500).png().toBuffer())
})
afterAll(() => shop.close())

async function upload(bytes: Buffer): Promise<string> {
  const staff = await shop.signedIn('staff')
  const { body } = await staff.send('POST', '/api/cloudinary/upload', uploadOf(bytes))
  return body.public_id
}

const fetchFile = (file: string) => fetch(`${shop.url}/media/${id}/${file}`)

/** The path exactly as it is written: fetch would tidy it up first. */
async function statusOf(rawPath: string): Promise<number | undefined> {
  const { hostname, port } = new URL(shop.url)
  const [response]: http.IncomingMessage[] = await once(http.get({ hostname, port, path: rawPath }), 'response')
  response?.resume()
  return response?.statusCode
}

test('a picture is there in every width up to its own, as AVIF and as WebP, to keep for good', async () => {
  expect(widthsOf(700)).toEqual([160, 320, 480, 640, 700])
  for (const width of widthsOf(700))
    for (const format of FORMATS) {
      const response = await fetchFile(`${width}.${format}`)
      expect([response.status, response.headers.get('content-type')], `${width}.${format}`).toEqual([
        200,
        `image/${format}`,
      ])
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const {
        width: finalWidth,
        format: kind,
        compression,
      } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([finalWidth, compression ?? kind]).toEqual([width, format === 'avif' ? 'av1' : 'webp'])
    }
})

test('mails get a small JPEG of the whole picture, on white, to keep for good', async () => {
  const response = await fetchFile('mail.jpg')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 216, height: 154 })
  expect(bytes.length).toBeLessThan(30_000)
})

test('the picture of mails may be shown wherever a letter is read', async () => {
  expect((await fetchFile('mail.jpg')).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('where a link is shared there is a JPEG of 1200 by 630, with the whole picture on its own ground', async () => {
  const edge = { create: { width: 40, height: 400, channels: 3, background: '#ff0000' } } as const
  const tall = sharp({ create: { width: 300, height: 400, channels: 3, background: '#e7e2d8' } }).composite([
    { input: edge, left: 130, top: 0 },
  ])
  const fresh = await upload(await tall.png().toBuffer())
  const response = await fetch(`${shop.url}/media/${fresh}/og.jpg`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const bytes = Buffer.from(await response.arrayBuffer())
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const colorAt = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
  const isNear = (color: number[], target: number[]) =>
    color.every((part, at) => Math.abs(part - (target[at] ?? 0)) < 12)
  for (const y of [2, 315, 627]) {
    expect(isNear(colorAt(600, y), [255, 0, 0]), `the middle at ${y}`).toBe(true)
    for (const x of [2, 500, 700, 1197]) expect(isNear(colorAt(x, y), [231, 226, 216]), `${x}, ${y}`).toBe(true)
  }
  expect(Buffer.from(await (await fetch(response.url)).arrayBuffer()).equals(bytes)).toBe(true)
  expect(await readdir(path.join(shop.dataDir, 'media', fresh))).toContain('og.jpg')
})

test('UP8: it is served as a picture and as nothing else', async () => {
  const { headers } = await fetchFile('320.webp')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('set-cookie')).toBeNull()
})

test('a hundred visitors who ask for a width first get the same bytes, drawn once', async () => {
  const fresh = await upload(await picture(200, 100).png().toBuffer())
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const response = await fetch(`${shop.url}/media/${fresh}/160.avif`)
      return Buffer.from(await response.arrayBuffer()).toString('base64')
    }),
  )
  expect(new Set(answers).size).toBe(1)
  const folder = path.join(shop.dataDir, 'media', fresh)
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['original.webp', 'v2', 'v2/160.avif'])
})

describe('cloth is still cloth', () => {
  /** Yarn as a camera sees it: rows that are a little lighter and darker, uneven. */
  const cloth = (): Promise<Buffer> => {
    const side = 640
    const pixels = Buffer.alloc(side * side)
    let state = 7
    for (let at = 0; at < pixels.length; at += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      pixels[at] = 200 + 5 * Math.sin(((at % side) * Math.PI) / 2.5) + (state >>> 28)
    }
    return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
      .png()
      .toBuffer()
  }
  const contrast = async (bytes: Buffer): Promise<number> =>
    (await sharp(bytes).greyscale().stats()).channels[0]?.stdev ?? 0

  test.each(FORMATS)('%s keeps the yarn', async (format) => {
    const bytes = await cloth()
    const fresh = await upload(bytes)
    const response = await fetch(`${shop.url}/media/${fresh}/640.${format}`)
    expect((await contrast(Buffer.from(await response.arrayBuffer()))) / (await contrast(bytes))).toBeGreaterThan(0.8)
  })
})

test('a picture that an earlier version drew is drawn anew, and that one goes', async () => {
  const fresh = await upload(await picture(200, 100).png().toBuffer())
  const folder = path.join(shop.dataDir, 'media', fresh)
  await writeFile(path.join(folder, '160.webp'), 'squeezed')
  const response = await fetch(`${shop.url}/media/${fresh}/160.webp`)
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(160)
  expect(await readdir(folder)).not.toContain('160.webp')
})

test('a width, a format or a picture that is not there is not drawn for whoever asks', async () => {
  const files = [
    '161.webp',
    '960.webp',
    '1600.avif',
    '0.webp',
    '-160.webp',
    '0160.webp',
    '160.5.webp',
    '99999.webp',
    '160.png',
  ]
  const odd = [
    '160.svg',
    '160.WEBP',
    '160',
    '.webp',
    'OG.jpg',
    'og.jpeg',
    'original.webp',
    '160.webp.html',
    '160.webp%00',
    '1e2.webp',
    '%31%36%30.webp.',
  ]
  for (const file of [...files, ...odd]) {
    const { status, headers } = await fetchFile(file)
    expect([file, status, headers.get('cache-control')]).toEqual([file, 404, 'no-store'])
  }
  for (const other of ['01ARZ3NDEKTSV4RRFFQ69G5FAV', id.toLowerCase(), 'null', '%20', '*', id.slice(0, 25)])
    expect(await statusOf(`/media/${other}/160.webp`), other).toBe(404)
})

test('UP7: no path leads out of the pictures', async () => {
  await mkdir(path.join(shop.dataDir, 'mail'), { recursive: true })
  await writeFile(path.join(shop.dataDir, 'secret'), 'secret')
  const tricks = [
    `/media/${id}/../../secret`,
    `/media/${id}/..%2f..%2fsecret`,
    `/media/${id}/..%5c..%5csecret`,
    `/media/${id}/%2e%2e/160.webp`,
    '/media/..%2f..%2f..%2f..%2f..%2fetc/passwd',
    '/media/../../../etc/passwd',
    '/media/%2e%2e/secret',
    '/media/..;/secret',
    `/media/${id}/%c0%ae%c0%ae%c0%afsecret`,
    `/media/${id}/%`,
    `/media/${id}/%ff`,
    `/media/${id}/160.webp%00.html`,
    `/media/${id}/`,
    `/media/${id}`,
    '/media/',
    '/media',
    `/media//${id}/160.webp`,
    `//media/${id}/160.webp`,
    `/Media/${id}/160.webp`,
    '/media/.env/160.webp',
  ]
  for (const trick of tricks) expect(await statusOf(trick), trick).toBeOneOf([400, 404])
  expect(await statusOf(`/media/${id}/160.webp`)).toBe(200)
})

test('UP7: nor does a name that the shop itself would ask the disk for', async () => {
  const { disk } = shop.deps
  await writeFile(path.join(shop.dataDir, 'secret'), 'secret')
  for (const key of ['../secret', `${id}/../../secret`, '/etc/passwd', '..', '.env', `${id}//x`, '']) {
    for (const reach of [() => disk.findBytes(key), () => disk.findStream(key), () => disk.deleteAll(key)])
      await expect((async () => reach())(), key).rejects.toThrow('Not a file’s key')
  }
})

test('a picture is read once a minute; what was taken away is shown no longer than that', async () => {
  const fresh = await upload(await picture(200, 200).png().toBuffer())
  const address = `/media/${fresh}/160.webp`
  const first = await (await fetch(shop.url + address)).arrayBuffer()
  await shop.jobs['discard-media']({ mediaId: fresh })
  const again = await fetch(shop.url + address)
  expect([again.status, again.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await again.arrayBuffer()).toEqual(first)
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001)
  try {
    expect(await statusOf(address)).toBe(404)
  } finally {
    now.mockRestore()
  }
})
