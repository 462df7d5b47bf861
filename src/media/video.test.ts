import { readdir, readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { film, picture, uploadOf, videoOf } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'

const MEGABYTE = 1024 * 1024

let shop: TestShop
let staff: TestBrowser
let poster: Buffer
let url: string
const shot = film()
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  poster = await picture(400, 500).jpeg().toBuffer()
  url = (await upload(videoOf(shot, poster))).body.url
})
afterAll(() => shop.close())

const upload = (form: FormData) => staff.send('POST', '/api/cloudinary/upload', form)
const fetchFilm = (headers: Record<string, string> = {}, method = 'GET') => fetch(shop.url + url, { method, headers })
/** What is on the disk and in the books. */
const booksAndDisk = async () => ({
  arriving: await readdir(path.join(shop.dataDir, 'arriving')),
  folders: (await readdir(path.join(shop.dataDir, 'media'))).sort(),
  rows: (await shop.at.db.selectFrom('media').select('id').orderBy('id').execute()).map(({ id }) => id),
})

describe('a video is kept as it was filmed', () => {
  test.each([
    ['isom', 'mp4', 'video/mp4'],
    ['mp42', 'mp4', 'video/mp4'],
    ['qt  ', 'mov', 'video/quicktime'],
  ])('%s as %s, with its poster', async (brand, type, mime) => {
    const bytes = film({ brand })
    const { status, body } = await upload(videoOf(bytes, poster))
    expect([status, body.message]).toEqual([201, 'Video uploaded successfully!'])
    const { public_id: id, thumbnail } = body
    expect(body.data).toEqual({
      url: `/media/${id}/video.${type}`,
      public_id: id,
      type: 'video',
      thumbnail,
      width: 400,
      height: 500,
    })
    expect(await readFile(path.join(shop.dataDir, 'media', id, `video.${type}`))).toEqual(bytes)
    const played = await fetch(shop.url + body.url)
    expect([played.status, played.headers.get('content-type')]).toEqual([200, mime])
    expect(Buffer.from(await played.arrayBuffer())).toEqual(bytes)
    expect((await shop.browser().get(thumbnail)).headers.get('content-type')).toBe('image/webp')
  })

  test('whether the poster comes before it or after', async () => {
    const form = videoOf(shot)
    form.set('poster', new Blob([Uint8Array.from(poster)]), 'p.jpg')
    expect((await upload(form)).status).toBe(201)
  })

  test('and is found in galleries, but is no picture of a product', async () => {
    const { body } = await upload(videoOf(shot, poster))
    const product = { name: 'Tee', price: 100, color: 'black', category: 'T-Shirts' }
    const answer = await staff.send('POST', '/api/products', { ...product, images: [{ mediaId: body.public_id }] })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['images']])
    const items = [{ title: 'Film', src: body.url }]
    expect((await staff.send('POST', '/api/gallery', { name: 'Films', items })).body.gallery.items[0]).toMatchObject({
      type: 'video',
      src: body.url,
      thumbnail: body.thumbnail,
    })
  })
})

describe('UP9: what is refused leaves nothing behind', () => {
  const tiny = (name: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from(`${name}\0\0\0\0\0\0\0\0`, 'latin1')])
  const page = '<!doctype html><script>alert(1)</script>'
  test.each([
    ['a page that is called a film', Buffer.from(page)],
    ['a page behind the first bytes of a film', Buffer.concat([film().subarray(0, 20), Buffer.from(page.repeat(200))])],
    ['a film that breaks off in the middle', shot.subarray(0, shot.length - 10)],
    ['a film without pictures', shot.subarray(0, shot.length - 4008)],
    ['ten thousand empty boxes', Buffer.concat([film().subarray(0, 20), ...Array(10_001).fill(tiny('free')), film()])],
    ['a box that says it is endless', Buffer.concat([film().subarray(0, 20), Buffer.from('ffffffff6d6f6f76', 'hex')])],
    [
      'a box of no size',
      Buffer.concat([film().subarray(0, 20), Buffer.from('000000016d6f6f760000000000000000', 'hex')]),
    ],
    [
      'a WebM',
      Buffer.concat([
        Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282847765626d', 'hex'),
        Buffer.alloc(5000),
      ]),
    ],
    ['an AVI', Buffer.concat([Buffer.from('RIFF\x10\x27\0\0AVI LIST', 'latin1'), Buffer.alloc(5000)])],
  ])('%s', async (_, bytes) => {
    const before = await booksAndDisk()
    const { status, body } = await upload(videoOf(bytes, poster))
    expect([status, body.errorCode]).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(await booksAndDisk()).toEqual(before)
  })

  test('a video without a poster, which is told', async () => {
    const before = await booksAndDisk()
    const { status, body } = await upload(videoOf(shot))
    expect([status, body.errors]).toEqual([400, { poster: 'A video comes with a poster: a still picture of it.' }])
    expect(await booksAndDisk()).toEqual(before)
  })

  test('a poster that is no picture, or is alone, or is a film', async () => {
    const before = await booksAndDisk()
    const alone = uploadOf(poster, 'p.jpg', 'image/jpeg', 'poster')
    const statuses = []
    for (const form of [
      videoOf(shot, Buffer.from('<svg/>')),
      alone,
      videoOf(shot, shot),
      videoOf(shot, poster.subarray(0, 90)),
    ])
      statuses.push((await upload(form)).status)
    expect(statuses).toEqual([415, 400, 415, 415])
    expect(await booksAndDisk()).toEqual(before)
  })

  test('two videos at once', async () => {
    const before = await booksAndDisk()
    const form = videoOf(shot)
    form.append('image', new Blob([Uint8Array.from(shot)]), 'again.mp4')
    expect((await upload(form)).status).toBe(400)
    const three = videoOf(shot, poster)
    three.append('image', new Blob([Uint8Array.from(poster)]), 'third.jpg')
    expect((await upload(three)).status).toBeOneOf([400, 413])
    expect(await booksAndDisk()).toEqual(before)
  })
})

interface Sending {
  size: number
  brand?: string
  /** Ends the connection there. */
  breakAt?: number
}

/** Sends a film of this size bit by bit, as a browser does. */
async function send({
  size,
  brand = 'isom',
  breakAt = Number.POSITIVE_INFINITY,
}: Sending): Promise<{ status: number; code: string } | null> {
  const { csrfToken } = (await staff.get('/api/csrf-token')).body
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const part = (field: string) =>
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="f"\r\n\r\n`)
  const opening = film({ brand, bytes: 0 })
  const before = Buffer.concat([part('poster'), poster, Buffer.from('\r\n'), part('image'), opening.subarray(0, -8)])
  const pictures = Buffer.alloc(8)
  pictures.writeUInt32BE(size - (opening.length - 8), 0)
  pictures.write('mdat', 4)
  const rest = size - opening.length
  const end = Buffer.from('\r\n--x--\r\n')
  const request = http.request(`${shop.url}/api/cloudinary/upload`, {
    method: 'POST',
    headers: {
      ...{ cookie, 'x-csrf-token': csrfToken, authorization: `Bearer ${staff.token}` },
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': before.length + 8 + rest + end.length,
    },
  })
  const answer = new Promise<http.IncomingMessage | null>((resolve) => {
    request.on('response', resolve).on('error', () => resolve(null))
  })
  const write = (bytes: Buffer) => new Promise<void>((resolve) => request.write(bytes, () => resolve()))
  await write(Buffer.concat([before, pictures]))
  const block = Buffer.alloc(MEGABYTE)
  for (let offset = 0; offset < rest; offset += block.length) {
    if (offset >= breakAt) {
      request.destroy()
      return null
    }
    await write(block.subarray(0, Math.min(block.length, rest - offset)))
  }
  request.end(end)
  const response = await answer
  if (!response) return null
  return { status: response.statusCode ?? 0, code: JSON.parse(await text(response)).errorCode }
}

test('200 MB are kept; one byte more is refused and leaves nothing, and the one who sends it is told', async () => {
  const { status } = (await send({ size: 200 * MEGABYTE })) ?? {}
  expect(status).toBe(201)
  const before = await booksAndDisk()
  expect(await send({ size: 200 * MEGABYTE + 1 })).toEqual({ status: 413, code: 'TOO_LARGE' })
  expect(await booksAndDisk()).toEqual(before)
}, 30_000)

test('UP9: who sends 40 MB that are no film is told so once they are through', async () => {
  const before = await booksAndDisk()
  expect(await send({ size: 40 * MEGABYTE, brand: 'avif' })).toEqual({ status: 413, code: 'TOO_LARGE' })
  expect(await booksAndDisk()).toEqual(before)
})

test('UP5: a film that is broken off on its way leaves nothing', async () => {
  const before = await booksAndDisk()
  await Promise.all(Array.from({ length: 5 }, () => send({ size: 20 * MEGABYTE, breakAt: 5 * MEGABYTE })))
  await until(async () => (await booksAndDisk()).arriving.length === 0)
  expect(await booksAndDisk()).toEqual(before)
})

describe('a player gets the parts it asks for', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, shot.length - 1],
    ['bytes=-50', shot.length - 50, shot.length - 1],
    ['bytes=0-0', 0, 0],
    [`bytes=10-${shot.length * 2}`, 10, shot.length - 1],
  ])('%s', async (range, from, to) => {
    const response = await fetchFilm({ range })
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to}/${shot.length}`,
    ])
    expect(Number(response.headers.get('content-length'))).toBe(to - from + 1)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(shot.subarray(from, to + 1))
  })

  test('and is told where there is nothing more', async () => {
    const response = await fetchFilm({ range: `bytes=${shot.length}-` })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${shot.length}`])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('or only how long it is', async () => {
    const response = await fetchFilm({}, 'HEAD')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(shot.length)])
    expect([response.headers.get('accept-ranges'), await response.text()]).toEqual(['bytes', ''])
  })

  test('to keep for good, as a film and as nothing else', async () => {
    for (const { headers } of [await fetchFilm(), await fetchFilm({ range: 'bytes=0-9' })]) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('content-type')).toBe('video/mp4')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; media-src 'self'; sandbox")
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('under the one address it has', async () => {
    const film = url.replace('/video.mp4', '')
    const posterId = (
      await shop.at.db
        .selectFrom('media')
        .select('posterId')
        .where('posterId', 'is not', null)
        .executeTakeFirstOrThrow()
    ).posterId
    const odd = [
      'video.mov',
      'video.MP4',
      'video',
      'video.mp4/',
      'video.mp4%00',
      '160.webp',
      '400.avif',
      'original.webp',
      '../video.mp4',
    ]
    for (const file of odd) expect((await fetch(`${shop.url}${film}/${file}`)).status, file).toBe(404)
    expect((await fetch(`${shop.url}/media/${posterId}/video.mp4`)).status).toBe(404)
  })

  test('and a film whose file is gone is not found', async () => {
    const { body } = await upload(videoOf(shot, poster))
    await shop.deps.disk.deleteAll(body.public_id)
    const { status, headers } = await fetch(shop.url + body.url)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})
