import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { contentOf, query, typeBackup } from '../../tests/support/backups.ts'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { emptyTestDatabase } from '../../tests/support/database.ts'
import { picture, uploadOf } from '../../tests/support/pictures.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { openDatabase } from '../lib/db.server.ts'
import { openFolderShelf } from './folder-shelf.server.ts'
import { backupJobs } from './jobs.server.ts'
import { readManifest } from './manifest.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

const SECRET = 'a key of thirty-two bytes or even more'
const NIGHT = new Date('2026-03-03T01:33:00Z')

let shop: TestShop
let productId: string
let mediaId: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.deps.db)
  productId = (await makeProduct(shop.deps.db, { sizes: [{ size: 'M', stock: 500 }] })).id
  await makeOrder(shop.deps.db, [{ productId, size: 'M', quantity: 2 }])
  const staff = await shop.signedIn('staff')
  const photo = await picture(700, 500).png().toBuffer()
  mediaId = (await staff.send('POST', '/api/cloudinary/upload', uploadOf(photo))).body.public_id
  await fetch(`${shop.url}/media/${mediaId}/320.webp`)
})
afterAll(() => shop.close())

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(os.tmpdir(), 'back-up-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

const backUp = (dir: string, secret?: string, at = NIGHT) =>
  writeBackup({ url: shop.at.url, disk: shop.deps.disk }, { dir, secret }, at)

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await emptyTestDatabase()
  onTestFinished(drop)
  return url
}

interface Asked {
  url: string
  dir: string
  dataDir?: string
  secret?: string
  words?: string[]
}

/** As whoever runs the server types it; what was said. */
function typed(script: string, { url, dir, dataDir = dir, secret = '', words = ['latest'] }: Asked): Promise<string> {
  return typeBackup(script, words, { DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_DIR: dir, BACKUP_KEY: secret })
}

const restore = (asked: Asked) => typed('restore', asked)

/** Why not, of what ends before anything is done. */
const refused = ({ url, dir, secret, words: [name = 'latest'] = [] }: Asked): Promise<string> =>
  restoreBackup(
    { url, disk: shop.deps.disk, dataDir: shop.dataDir },
    { dir, secret },
    { name, isReplacing: false },
  ).catch(({ message }: Error) => message)

test('DU13: what is restored is what was kept: every row, counter, rule, waiting job and original', async () => {
  const [dir, dataDir, url] = [await folder(), await folder(), await emptyDatabase()]
  await makeOrder(shop.deps.db, [{ productId, size: 'M', quantity: 1 }])
  const written = await typed('backup', { url: shop.at.url, dir, dataDir: shop.dataDir, words: [] })
  const [name = ''] = await openFolderShelf(dir).list()
  expect(written).toBe(path.join(dir, name))
  expect(await restore({ url, dir, dataDir })).toBe(`The shop is as it was in ${name}.`)
  const content = await contentOf(url)
  expect(content).toEqual(await contentOf(shop.at.url))
  expect(content['jobs']).not.toEqual([])
  expect(await readdir(path.join(dataDir, 'media', mediaId))).toEqual(['original.webp'])
  const original = (place: string) => readFile(path.join(place, 'media', mediaId, 'original.webp'))
  expect((await original(dataDir)).equals(await original(shop.dataDir))).toBe(true)
})

test('DU13: no back-up is kept of a shop whose uploads lie elsewhere', async () => {
  const [dir, dataDir] = [await folder(), await folder()]
  const said = await typed('backup', { url: shop.at.url, dir, dataDir, words: [] })
  expect(said).toMatch(/^(\d+) of the shop’s \1 uploads are not where this looked: do DATA_DIR and S3_/)
  expect(await openFolderShelf(dir).list()).toEqual([])
})

test('DU13: a back-up is of one moment, however much is sold while it is written', async () => {
  const [dir, url] = [await folder(), await emptyDatabase()]
  let isWriting = true
  const selling = Array.from({ length: 4 }, async () => {
    while (isWriting) await makeOrder(shop.deps.db, [{ productId, size: 'M', quantity: 1 }])
  })
  await backUp(dir)
  isWriting = false
  await Promise.all(selling)
  expect(await restore({ url, dir })).toContain('as it was')
  const { db } = openDatabase(url)
  onTestFinished(() => db.destroy())
  expect(await wrongInTheBooks(db)).toEqual([])
})

test('two at once: one is written, the other leaves it at that', async () => {
  const dir = await folder()
  const names = await Promise.all([backUp(dir), backUp(dir)])
  expect(names.filter(Boolean)).toHaveLength(1)
  expect(await openFolderShelf(dir).list()).toEqual(names.filter(Boolean))
})

test('sealed with a key nothing of it can be read, and only that key opens it', async () => {
  const [dir, url] = [await folder(), await emptyDatabase()]
  await backUp(dir, SECRET)
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
  for (const { parentPath, name } of files.filter((each) => each.name !== 'manifest.json')) {
    const head = (await readFile(path.join(parentPath, name))).subarray(0, 4)
    expect([head.readUInt32BE(), head.toString()], name).not.toContain(0x1f8b0800)
    expect(head.toString(), name).not.toBe('RIFF')
  }
  expect(await refused({ url, dir })).toBe('This back-up is sealed with a BACKUP_KEY')
  expect(await refused({ url, dir, secret: `${SECRET}!` })).toBe('This back-up is sealed with another BACKUP_KEY')
  expect(await restore({ url, dir, secret: SECRET })).toContain('as it was')
  const [row] = await query(url, 'select count(*)::int as orders from orders')
  expect(row?.['orders']).toBeGreaterThan(0)
})

test('what would lose something is refused in a line, and nothing is touched', async () => {
  const [dir, broken, url] = [await folder(), await folder(), await emptyDatabase()]
  const name = (await backUp(dir)) ?? ''
  await cp(dir, broken, { recursive: true })
  await truncate(path.join(broken, name, 'tables/orders.copy.gz'), 40)
  expect(await refused({ url, dir: broken })).toBe(
    'The back-up is damaged: tables/orders.copy.gz is not as it was kept',
  )
  const manifest = await readManifest(openFolderShelf(dir), name)
  const newer = JSON.stringify({ ...manifest, migration: '9999-from-tomorrow' })
  await writeFile(path.join(broken, name, 'manifest.json'), newer)
  expect(await refused({ url, dir: broken })).toBe(
    'The back-up comes from a newer shop, with the migration 9999-from-tomorrow',
  )
  expect(await refused({ url, dir, words: ['2020-01-01T00-00-00Z'] })).toBe(
    `There is no back-up 2020-01-01T00-00-00Z in ${dir}: ${name}`,
  )
  expect(await restore({ url, dir, words: [] })).toBe(`Which one? ${name}`)
  expect(await query(url, `select 1 from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
  expect(await refused({ url: shop.at.url, dir })).toBe('The database is in use: stop the shop first')
  expect(await restore({ url, dir })).toContain('as it was')
  expect(await refused({ url, dir })).toBe('The database is not empty: --replace deletes what is in it')
  await query(url, 'delete from order_keepers; truncate orders cascade')
  expect(await restore({ url, dir, words: [name, '--replace'] })).toContain('as it was')
  expect(await query(url, 'select id from orders limit 1')).toHaveLength(1)
})

test('a second night copies no picture again, and what was killed on its way is cleared', async () => {
  const dir = await folder()
  await cp(shop.dataDir, path.join(dir, '2026-03-02T01-33-00Z.part'), { recursive: true })
  await backUp(dir)
  const first = await readManifest(openFolderShelf(dir), '2026-03-03T01-33-00Z')
  const stored = path.join(dir, first.media[0]?.file ?? '')
  const bytes = await readFile(stored)
  await writeFile(stored, Buffer.alloc(bytes.length))
  await backUp(dir, undefined, new Date('2026-03-04T01:33:00Z'))
  expect(await readFile(stored)).toEqual(Buffer.alloc(bytes.length))
  expect((await readdir(dir)).sort()).toEqual(['2026-03-03T01-33-00Z', '2026-03-04T01-33-00Z', 'media'])
})

test('a night that fails is told to every owner, with the last one that worked', async () => {
  const dir = await folder()
  await shop.signedIn('owner')
  await backUp(dir)
  const told: string[] = []
  const place = { dir, bucket: undefined, secret: undefined, isNightly: true }
  const settings = { ...shop.deps.settings, databaseUrl: 'postgres://127.0.0.1:1/none', backups: place }
  await backupJobs({ ...shop.deps, settings }, async ({ text }) => void told.push(text))['back-up']({})
  expect(told.length).toBeGreaterThan(0)
  expect(told[0]).toContain('ECONNREFUSED')
  expect(told[0]).toContain('Mar 3, 2026')
  told.length = 0
  const working = { ...settings, databaseUrl: shop.at.url }
  await backupJobs({ ...shop.deps, settings: working }, async ({ text }) => void told.push(text))['back-up']({})
  expect([told, (await openFolderShelf(dir).list()).length]).toEqual([[], 2])
})
