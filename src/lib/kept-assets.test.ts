import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type Store } from '../../tests/support/store.ts'
import { openBuiltAssets } from './built-assets.server.ts'
import type { Disk } from './disk.server.ts'
import { readSettings } from './env.server.ts'
import { openHttp } from './http.server.ts'
import { isBuilt, keepAssets, serveAssets } from './kept-assets.server.ts'
import { openDisk } from './open-disk.server.ts'

let folder: string
let store: Store
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-assets-'))
  store = await openTestStore()
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** What a build leaves: a script with its packed form, and one that every release has. */
async function build(name: string): Promise<string> {
  const place = path.join(folder, name)
  await mkdir(place, { recursive: true })
  for (const [file, text] of [
    [`page-${name}.js`, `run('${name}')`],
    ['same-everywhere.css', 'a{}'],
  ] as const) {
    await writeFile(path.join(place, file), text)
    await writeFile(path.join(place, `${file}.br`), brotliCompressSync(text))
    await writeFile(path.join(place, `${file}.gz`), 'packed')
  }
  return place
}

const day = (at: number) => new Date(Date.UTC(2026, 0, at))

async function keysOf(disk: Disk): Promise<string[]> {
  const keys: string[] = []
  for await (const key of disk.list()) keys.push(key)
  return keys.sort()
}

const places = { 'a folder': {}, 'a store': { store: true } } as const

test.each(Object.entries(places))(
  'in %s the releases before find their scripts, and the oldest go',
  async (_, { store: isStore = false }: { store?: boolean }) => {
    const settings = readSettings({
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'silent',
      ...(isStore ? store.settings : {}),
    })
    const disk = await openDisk(settings)
    const app = await openHttp({ ...settings, secret: 'a secret of thirty-two bytes or more' })
    serveAssets(app, disk, async () => null)
    const ask = (file: string, headers = {}) => app.inject({ url: `/assets/${file}`, headers })
    await keepAssets(disk, await build('one'), day(1))
    await keepAssets(disk, await build('two'), day(2))

    const plain = await ask('page-one.js')
    expect([plain.statusCode, plain.body]).toEqual([200, "run('one')"])
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    const packed = await ask('page-one.js', { 'accept-encoding': 'gzip, br' })
    expect([packed.headers['content-encoding'], packed.rawPayload]).toEqual(['br', brotliCompressSync("run('one')")])
    const unwanted = await ask('page-one.js', { 'accept-encoding': 'br;q=0, gzip' })
    expect([unwanted.headers['content-encoding'], unwanted.body]).toEqual([undefined, "run('one')"])
    for (const never of ['page-nine.js', 'page-one.js.br', '..%2freleases', 'page-one.html'])
      expect([never, (await ask(never)).statusCode]).toEqual([never, 404])

    await keepAssets(disk, await build('three'), day(3))
    await keepAssets(disk, await build('one'), day(4))
    await keepAssets(disk, await build('four'), day(5))
    const kept = await keysOf(disk)
    expect(kept.filter((key) => key.startsWith('assets/') && !key.endsWith('.br'))).toEqual(
      ['page-four.js', 'page-one.js', 'page-three.js', 'same-everywhere.css'].map((file) => `assets/${file}`),
    )
    expect(kept.filter((key) => key.startsWith('releases/'))).toHaveLength(3)
    expect(kept.filter((key) => !isBuilt(key))).toEqual([])
    await app.close()
  },
)

test('what this build has is served as the browser takes it, and not again to whoever has it', async () => {
  const place = await build('now')
  const settings = readSettings({ DATA_DIR: path.join(folder, 'data-now'), LOG_LEVEL: 'silent' })
  const app = await openHttp({ ...settings, secret: 'a secret of thirty-two bytes or more' })
  serveAssets(app, await openDisk(settings), await openBuiltAssets(place))
  const ask = (headers = {}, file = 'page-now.js') => app.inject({ url: `/assets/${file}`, headers })
  for (const [accepted, coding, body] of [
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync("run('now')")],
    ['gzip', 'gzip', Buffer.from('packed')],
    ['br;q=0', undefined, Buffer.from("run('now')")],
  ] as const) {
    const answer = await ask({ 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], answer.rawPayload]).toEqual([coding, body])
    expect(answer.headers['content-length']).toBe(String(body.length))
  }
  const { headers } = await ask()
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  const again = await ask({ 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  // It is in memory.
  await rm(place, { recursive: true })
  expect((await ask({ 'accept-encoding': 'br' })).statusCode).toBe(200)
  for (const gone of ['same-everywhere.css', 'page-never.js']) expect((await ask({}, gone)).statusCode).toBe(404)
  await app.close()
})
