import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestAnswer, TestBrowser } from '../../tests/support/browser.ts'
import { picture, uploadOf, vastPng } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

const MOST = 10 * 1024 * 1024

let shop: TestShop
let staff: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
})
afterAll(() => shop.close())

const upload = (form: FormData | object | string, headers = {}) =>
  staff.send('POST', '/api/cloudinary/upload', form, headers)
const codeOf = ({ status, body }: TestAnswer) => [status, body.errorCode]
const keptIn = (id: string) => readFile(path.join(shop.dataDir, 'media', id, 'original.webp'))
const rows = async () => (await shop.at.db.selectFrom('media').select('id').execute()).length

test('an upload answers with the picture’s address and size, in the spec’s shape', async () => {
  const { status, body } = await upload(uploadOf(await picture(1200, 900).png().toBuffer()))
  expect(status).toBe(201)
  const { data } = body
  expect(body).toMatchObject({ success: true, message: 'Image uploaded successfully!', ...data })
  expect(data).toEqual({
    url: `/media/${data.public_id}/960.webp`,
    public_id: data.public_id,
    type: 'image',
    thumbnail: data.url,
    width: 1200,
    height: 900,
  })
  expect((await shop.browser().get(data.url)).status).toBe(200)
  const row = await shop.at.db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', data.public_id)
    .executeTakeFirstOrThrow()
  const user = (await staff.get('/api/auth/me')).body.user
  expect(row).toMatchObject({ width: 1200, height: 900, uploadedBy: user.id, bytes: (await keptIn(row.id)).length })
})

describe('a picture is drawn anew', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('from %s', async (format) => {
    const { status, body } = await upload(
      uploadOf(await picture(64, 48).toFormat(format).toBuffer(), 'x', 'text/plain'),
    )
    expect([status, body.width, body.height]).toEqual([201, 64, 48])
    expect((await sharp(await keptIn(body.public_id)).metadata()).format).toBe('webp')
  })

  test('UP6: without the place where it was taken, whoever took it, and its thumbnail', async () => {
    const exif = {
      IFD0: { Artist: 'Nour Hassan', Copyright: 'private' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 40/1' },
    }
    const bytes = await picture(64, 48)
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(bytes.includes('Nour Hassan') && bytes.includes('secret')).toBe(true)
    const { body } = await upload(uploadOf(bytes))
    const original = await keptIn(body.public_id)
    const { exif: exifAfter, xmp, iptc, icc } = await sharp(original).metadata()
    expect([exifAfter, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(original.includes('Nour Hassan') || original.includes('secret')).toBe(false)
  })

  test('standing as it was held when it was taken', async () => {
    const lying = await picture(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { body } = await upload(uploadOf(lying))
    expect([body.width, body.height]).toEqual([48, 64])
  })

  test('no larger than 3000 on a side', async () => {
    const { body } = await upload(uploadOf(await picture(4000, 1000).png().toBuffer()))
    expect([body.width, body.height]).toEqual([3000, 750])
  })

  test('UP2: so that what else the file was is gone', async () => {
    const tail = Buffer.from('<script>alert(1)</script><?php system($_GET[0]) ?>PK\u0003\u0004')
    for (const format of ['gif', 'jpeg', 'png', 'webp'] as const) {
      const bytes = Buffer.concat([await picture().toFormat(format).toBuffer(), tail])
      const { status, body } = await upload(uploadOf(bytes, 'x.html', 'text/html'))
      expect(status, format).toBe(201)
      const original = await keptIn(body.public_id)
      expect(original.includes('script') || original.includes('php'), format).toBe(false)
      expect((await shop.browser().get(body.url)).headers.get('content-type')).toBe('image/webp')
    }
  })

  test('of a film only its first picture', async () => {
    const lit = (red: number) =>
      sharp({ create: { width: 32, height: 32, channels: 3, background: { r: red, g: 0, b: 0 } } })
    const frames = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        lit(at * 4)
          .png()
          .toBuffer(),
      ),
    )
    const film = await sharp(frames, { join: { animated: true } })
      .gif({ delay: 20 })
      .toBuffer()
    expect((await sharp(film).metadata()).pages).toBeGreaterThan(20)
    const { body } = await upload(uploadOf(film))
    expect([body.width, body.height]).toEqual([32, 32])
    expect((await sharp(await keptIn(body.public_id)).metadata()).pages).toBeUndefined()
  })

  test('even of a single pixel, under an address that answers', async () => {
    const { body } = await upload(uploadOf(await vastPng(1)))
    expect([body.width, body.height]).toEqual([1, 1])
    expect((await shop.browser().get(body.url)).status).toBe(200)
  })
})

describe('what is no picture is refused, whatever it is called', () => {
  // With a size, so that it could be drawn.
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script></svg>'
  test.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
    ['a text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(1000)],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['a script that begins like a GIF', Buffer.from('GIF89a/*"*/=1;alert(1)//')],
    ['the first bytes of a JPEG', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
  ])('UP2: %s', async (_, bytes) => {
    const before = await rows()
    expect(codeOf(await upload(uploadOf(bytes)))).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(await rows()).toBe(before)
  })

  test.each(['tiff', 'avif', 'heif'] as const)(
    'a %s, which a browser could show but the shop does not take',
    async (format) => {
      const bytes = await picture()
        .toFormat(format, { compression: format === 'tiff' ? 'lzw' : 'av1' })
        .toBuffer()
      expect(codeOf(await upload(uploadOf(bytes)))).toEqual([415, 'UNSUPPORTED_TYPE'])
    },
  )

  test('a picture that breaks off in the middle', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const whole = await picture(400, 300).toFormat(format).toBuffer()
      expect(codeOf(await upload(uploadOf(whole.subarray(0, whole.length / 2)))), format).toEqual([
        415,
        'UNSUPPORTED_TYPE',
      ])
    }
  })

  test('UP6: a picture that would unpack to 400 million pixels, before it is unpacked', async () => {
    const bomb = vastPng(20_000)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const from = performance.now()
    expect(codeOf(await upload(uploadOf(bomb)))).toEqual([413, 'TOO_LARGE'])
    expect(performance.now() - from).toBeLessThan(3000)
    expect((await upload(uploadOf(vastPng(2000)))).status).toBe(201)
  })

  test('a picture of a shopper of more than 25 million pixels; what is kept of one is small', async () => {
    const shopper = await shop.signedIn('user')
    const send = (side: number) => shopper.send('POST', '/api/auth/me/picture', uploadOf(vastPng(side)))
    const before = await rows()
    expect(codeOf(await send(5001))).toEqual([413, 'TOO_LARGE'])
    expect(await rows()).toBe(before)
    expect((await send(5000)).status).toBe(201)
    const row = await shop.at.db
      .selectFrom('media')
      .select(['width', 'height'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(row).toEqual({ width: 960, height: 960 })
    expect((await upload(uploadOf(vastPng(5001)))).status).toBe(201)
  })
})

describe('a request that is no upload is refused', () => {
  test('UP5: one byte past 10 MB; 10 MB themselves are fine', async () => {
    const bytes = await picture().jpeg().toBuffer()
    const of = (size: number) => uploadOf(Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]))
    expect((await upload(of(MOST))).status).toBe(201)
    const before = await rows()
    expect(codeOf(await upload(of(MOST + 1)))).toEqual([413, 'TOO_LARGE'])
    expect(await rows()).toBe(before)
  })

  test('another field, no field, or a word in its place', async () => {
    const bytes = await picture().png().toBuffer()
    const word = new FormData()
    word.set('image', 'picture.png')
    for (const form of [uploadOf(bytes, 'x.png', 'image/png', 'file'), word, new FormData()]) {
      const { status, body } = await upload(form, { 'accept-language': 'ar' })
      expect([status, body.errors]).toEqual([400, { image: 'اختر صورة.' }])
    }
    for (const field of ['__proto__', 'constructor', 'toString'])
      expect((await upload(uploadOf(bytes, 'x.png', 'image/png', field))).status, field).toBe(400)
  })

  test('UP4: JSON that poses as a file', async () => {
    const posing = { image: { file: 1, filename: 'x.png', buffer: { type: 'Buffer', data: [1, 2, 3] } } }
    expect(codeOf(await upload(posing))).toEqual([415, 'UNSUPPORTED_TYPE'])
    expect(codeOf(await upload('image=1', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual([
      415,
      'UNSUPPORTED_TYPE',
    ])
  })

  test('a body that is not what its head says', async () => {
    const odd = ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x']
    const bodies = [
      'nothing of the kind',
      '',
      '--x\r\n\r\n--x--\r\n',
      '--x\r\ncontent-disposition: form-data; name="image"\r\n',
    ]
    const file = '--x\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\n\r\n'
    for (const type of odd)
      for (const body of [...bodies, file, `${file}\x89PNG`, `${file}x\r\n--x`, `${file.slice(0, -4)}: x\r\n\r\n`])
        expect((await upload(body, { 'content-type': type })).status, `${type}, ${body}`).toBeOneOf([400, 415])
  })

  test.each([11, 1000])('UP5: %d fields before the picture', async (count) => {
    const form = new FormData()
    for (let at = 0; at < count; at += 1) form.set(`field${at}`, 'x')
    form.set('image', new Blob([Uint8Array.from(await picture().png().toBuffer())]), 'x.png')
    expect((await upload(form)).status).toBeOneOf([400, 413])
  })
})

test('UP3: the name of a file decides nothing', async () => {
  const bytes = await picture().png().toBuffer()
  const names = [
    '../../evil.png',
    '..\\..\\evil.png',
    '%2e%2e%2fevil.png',
    '.htaccess',
    'con',
    '\u202egnp.evil',
    'x'.repeat(5000),
  ]
  for (const name of names) expect((await upload(uploadOf(bytes, name))).status, name).toBe(201)
  const folders = await readdir(path.join(shop.dataDir, 'media'))
  for (const folder of folders) expect(folder).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect((await readdir(shop.dataDir)).sort()).toEqual(['media'])
})
