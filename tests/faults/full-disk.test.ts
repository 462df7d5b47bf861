import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { wrongInTheBooks } from '../support/books.ts'
import { type TestBrowser, testBrowser } from '../support/browser.ts'
import { makeFee, makeProduct } from '../support/builders.ts'
import { orderForm } from '../support/order-form.ts'
import { film, uploadOf, videoOf } from '../support/pictures.ts'
import { isRunning, serverOf, type Town, town } from '../support/running-shop.ts'

const WHILE = { timeout: 30_000, interval: 100 }

// Each starts a shop or two, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 })

let place: Town
beforeAll(async () => {
  place = await town()
})
afterAll(() => place.close())

/** From now on no file of this process grows beyond so many bytes; a limit that is no privilege. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])

/** Nothing in it repeats, so it stays large. */
function noise(side = 600): Promise<Buffer> {
  const noisy = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = { width: side, height: side, channels: 3, background: '#808080', noise: noisy } as const
  return sharp({ create: picture }).jpeg().toBuffer()
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(path.relative(folder, parentPath), name))

/** Of the pictures and films of which there is anything. */
const idsIn = async (media: string) => new Set((await filesIn(media)).map((file) => file.split(path.sep)[0]))

const upload = (owner: TestBrowser, form: FormData) => owner.send('POST', '/api/cloudinary/upload', form)

test.skipIf(process.platform !== 'linux')(
  'DU9: a full disk refuses uploads and keeps nothing of them, the shop goes on selling and showing, and recovers',
  async () => {
    const shop = await place.open()
    await makeFee(place.db)
    const media = path.join(shop.dataDir, 'media')
    const owner = testBrowser(shop.url)
    await owner.signIn(shop.admin.email, shop.admin.password)
    const kept = await upload(owner, uploadOf(await noise()))
    expect(kept.status).toBe(201)
    await vi.waitFor(async () => expect((await filesIn(media)).length).toBeGreaterThan(3), WHILE)
    const whole = await upload(owner, uploadOf(await noise(400)))
    const before = await idsIn(media)

    const server = serverOf(shop)
    await limitFiles(server, 4096)
    for (const form of [uploadOf(await noise()), videoOf(film({ bytes: 500_000 }), await noise())]) {
      const { status, headers, body } = await upload(owner, form)
      expect([status, body.errorCode]).toEqual([503, 'UNAVAILABLE'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    for (const { body } of [kept, whole]) expect((await owner.get(body.data.url)).status).toBe(200)
    const { id } = await makeProduct(place.db)
    const buyer = testBrowser(shop.url)
    const { status, body } = await buyer.send('POST', '/api/orders/guest', orderForm({ productId: id }))
    expect(status).toBe(201)
    expect(await idsIn(media)).toEqual(before)
    expect(serverOf(shop)).toBe(server)

    await limitFiles(server, 'unlimited')
    expect((await upload(owner, uploadOf(await noise()))).status).toBe(201)
    expect((await upload(owner, videoOf(film({ bytes: 500_000 }), await noise()))).status).toBe(201)
    const letter = `order-placed-${body.order.id}`.toLowerCase()
    const letters = async () =>
      (await filesIn(path.join(shop.dataDir, 'mail'))).filter((name) => name.startsWith(letter))
    await vi.waitFor(async () => expect(await letters()).toHaveLength(1), WHILE)
    expect(await wrongInTheBooks(place.db)).toEqual([])
    expect(isRunning(server)).toBe(true)
  },
)
