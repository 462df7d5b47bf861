import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { contentOf, query, typeBackup } from '../../tests/support/backups.ts'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { emptyTestDatabase } from '../../tests/support/database.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { openTestStore, type Store } from '../../tests/support/store.ts'
import { openStoreFront, type StoreFront } from '../../tests/support/store-front.ts'
import { openS3 } from '../lib/s3.server.ts'
import { filesIn } from '../lib/s3-files.server.ts'
import { backupJobs } from './jobs.server.ts'
import { lastBackup } from './last-backup.server.ts'
import { type Manifest, textOf } from './manifest.server.ts'
import { type BackupPlace, openShelf, WATCHING } from './open-shelf.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { nameOf } from './shelf.server.ts'
import { thinBackups } from './thin-backups.server.ts'
import { writeBackup } from './write-backup.server.ts'

const SECRET = 'a key of thirty-two bytes or even more'
const MB = 1024 * 1024
const night = (day: number): Date => new Date(Date.UTC(2026, 2, day, 1, 33))

/** Of more than two parts. */
const film = randomBytes(33 * MB)

let store: Store
let front: StoreFront
let shop: TestShop
beforeAll(async () => {
  store = await openTestStore()
  front = await openStoreFront(store)
  shop = await testShop(settingsAt('shop'))
  await makeFee(shop.deps.db)
  const { id: productId } = await makeProduct(shop.deps.db, { sizes: [{ size: 'M', stock: 500 }] })
  await makeOrder(shop.deps.db, [{ productId, size: 'M', quantity: 2 }])
  await shop.deps.disk.put('a-picture/original.webp', randomBytes(1024))
})
afterAll(async () => {
  await shop.close()
  await front.close()
  await store.close()
})
beforeEach(() => {
  front.asked = []
  front.before = () => undefined
})

const settingsAt = (prefix: string) => ({
  BACKUP_S3_BUCKET: 'backups',
  BACKUP_S3_PREFIX: prefix,
  BACKUP_S3_ENDPOINT: front.url,
  BACKUP_S3_REGION: 'eu-central-1',
  BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
  BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
})

function bucketAt(prefix: string, other: object = {}) {
  const { bucket } = shop.deps.settings.backups
  if (!bucket) throw new Error('there is no bucket')
  return { ...bucket, prefix: `${prefix}/`, ...other }
}

const placeAt = (prefix: string, secret?: string): BackupPlace => ({ dir: '', bucket: bucketAt(prefix), secret })

const backUp = (place: BackupPlace, day: number) =>
  writeBackup({ url: shop.at.url, disk: shop.deps.disk }, place, night(day))

async function keysAt(prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of filesIn(openS3(bucketAt('')), prefix)) keys.push(key)
  return keys
}

const bytesAt = async (key: string): Promise<Buffer> => (await openS3(bucketAt('')).ask({ method: 'GET', key })).bytes

const putAt = (key: string) =>
  openS3({ ...bucketAt(''), endpoint: store.settings.S3_ENDPOINT }).ask({
    method: 'PUT',
    key,
    body: new Blob([key]),
  })

/** For this test alone, as each back-up carries it. */
async function uploadFilm(bytes: Buffer): Promise<void> {
  await shop.deps.disk.put('a-film/original.mp4', bytes)
  onTestFinished(() => shop.deps.disk.deleteAll('a-film'))
}

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(os.tmpdir(), 'back-up-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await emptyTestDatabase()
  onTestFinished(drop)
  return url
}

test('DU13: what is restored from a bucket is what was kept in it, sealed, in parts that memory holds', async () => {
  const [dataDir, url] = [await folder(), await emptyDatabase()]
  await uploadFilm(film)
  const settings = { ...settingsAt('drill'), BACKUP_KEY: SECRET }
  const written = await typeBackup('backup', [], { ...settings, DATABASE_URL: shop.at.url, DATA_DIR: shop.dataDir })
  const [name = ''] = await (await openShelf(placeAt('drill'))).list()
  expect(written).toBe(`s3:backups/drill/${name}`)
  expect(Math.max(...front.asked.map(({ bytes }) => bytes))).toBe(16 * MB)

  const keys = await keysAt('drill/')
  expect(keys.filter((key) => key.includes('original.mp4')).map((key) => path.extname(key))).toEqual(['.1', '.2', '.3'])
  for (const key of keys.filter((each) => !each.endsWith('manifest.json'))) {
    const bytes = await bytesAt(key)
    // How what is zipped begins: two bytes alone stand by chance before one sealed file of 65,536.
    expect(bytes.readUInt32BE(), key).not.toBe(0x1f8b0800)
    expect(bytes.includes(film.subarray(0, 64)), key).toBe(false)
  }

  const there = { DATABASE_URL: url, DATA_DIR: dataDir }
  const target = { url, disk: shop.deps.disk, dataDir }
  const another = restoreBackup(target, placeAt('drill', `${SECRET}!`), { name, isReplacing: false })
  await expect(another).rejects.toThrow('This back-up is sealed with another BACKUP_KEY')
  expect(await typeBackup('restore', ['latest'], { ...settings, ...there })).toBe(`The shop is as it was in ${name}.`)
  expect(await contentOf(url)).toEqual(await contentOf(shop.at.url))
  expect((await readFile(path.join(dataDir, 'media/a-film/original.mp4'))).equals(film)).toBe(true)
}, 120_000)

test('copied from its bucket into a folder it is a back-up of that folder', async () => {
  const [dir, url] = [await folder(), await emptyDatabase()]
  await backUp(placeAt('copied'), 3)
  for (const key of await keysAt('copied/')) {
    const file = path.join(dir, key.slice('copied/'.length))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await bytesAt(key))
  }
  const target = { url, disk: shop.deps.disk, dataDir: await folder() }
  const name = await restoreBackup(target, { dir, secret: undefined }, { name: 'latest', isReplacing: false })
  expect(name).toBe(nameOf(night(3)))
  const [row] = await query(url, 'select count(*)::int as orders from orders')
  expect(row).toEqual({ orders: 1 })
})

test('what is missing from a bucket or changed in it is found before anything is touched', async () => {
  const url = await emptyDatabase()
  await uploadFilm(film.subarray(0, 17 * MB))
  await backUp(placeAt('broken'), 3)
  const refused = () =>
    restoreBackup({ url, disk: shop.deps.disk, dataDir: shop.dataDir }, placeAt('broken'), {
      name: 'latest',
      isReplacing: false,
    }).catch(({ message }: Error) => message)
  const line = (file: string) => `The back-up is damaged: ${file} is not as it was kept`
  const [second = ''] = (await keysAt('broken/media')).filter((key) => key.endsWith('.mp4.2'))
  await openS3(bucketAt('')).ask({ method: 'DELETE', key: second })
  expect(await refused()).toBe(line('media/open/a-film/original.mp4'))
  await putAt(`broken/${nameOf(night(3))}/tables/orders.copy.gz`)
  expect(await refused()).toBe(line('tables/orders.copy.gz'))
  expect(await query(url, `select 1 from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
})

test('a night whose bucket takes no more leaves no back-up, says why, and the next one clears what is left', async () => {
  const place = { ...placeAt('full'), bucket: bucketAt('full'), secret: undefined, isNightly: true }
  const shelf = await openShelf(place)
  await backUp(place, 3)
  await shop.signedIn('owner')
  const told: string[] = []
  const settings = { ...shop.deps.settings, databaseUrl: shop.at.url, backups: place }
  const run = backupJobs({ ...shop.deps, settings }, async ({ text }) => void told.push(text))['back-up']
  front.before = ({ method, path: at }) =>
    method === 'PUT' && at.endsWith('/tables/products.copy.gz') ? 'QuotaExceeded' : undefined
  await run({})
  expect(told[0]).toContain('s3:backups/full: The store says 403 QuotaExceeded')
  expect(told[0]).toContain('Mar 3, 2026')
  expect(await shelf.list()).toEqual([nameOf(night(3))])
  const isLeft = (key: string) => key.startsWith('full/2') && !key.startsWith(`full/${nameOf(night(3))}/`)
  expect((await keysAt('full/')).filter(isLeft)).not.toEqual([])

  front.before = () => undefined
  await backUp(place, 4)
  expect(await shelf.list()).toEqual([nameOf(night(3)), nameOf(night(4))])
  const names = new Set((await keysAt('full/2')).map((key) => key.split('/')[1]))
  expect([...names]).toEqual([nameOf(night(3)), nameOf(night(4))])
})

test('one that lost its connection, so that another may have begun, gets no name', async () => {
  const holder = `select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and datname = current_database()
      and objid = (hashtext('back-up')::bigint & 4294967295)::oid`
  let cut: unknown[] = []
  front.before = async ({ method, path: at }) => {
    if (method === 'PUT' && at.includes('/media/')) cut = [...cut, ...(await query(shop.at.url, holder))]
    return undefined
  }
  await expect(backUp(placeAt('lost'), 3)).rejects.toThrow()
  expect(cut).toHaveLength(1)
  expect(await (await openShelf(placeAt('lost'))).list()).toEqual([])
})

test('a second night puts no picture again', async () => {
  await backUp(placeAt('twice'), 3)
  front.asked = []
  await backUp(placeAt('twice'), 4)
  const puts = front.asked.filter(({ method }) => method === 'PUT').map(({ path: at }) => at)
  expect(puts.length).toBeGreaterThan(20)
  expect(puts.filter((at) => at.includes('/media/'))).toEqual([])
  await expect(backUp(placeAt('twice'), 4)).rejects.toThrow('has a back-up 2026-03-04T01-33-00Z already')
})

test('thinning takes old back-ups, their names first, and nothing that is not its own', async () => {
  const shelf = await openShelf(placeAt('thin'))
  const manifest: Omit<Manifest, 'at'> = {
    ...{ format: 1, migration: '', key: '', tables: [], sequences: [] },
    ...{ jobs: { file: 'jobs.json.gz', bytes: 0, sha256: '' } },
    media: [{ key: 'kept', file: 'media/open/kept/original.mp4', parts: 2, bytes: 0, sha256: '' }],
  }
  for (let day = 1; day <= 16; day += 1) {
    await putAt(`thin/${nameOf(night(day))}/jobs.json.gz`)
    await shelf.finish(nameOf(night(day)), textOf({ ...manifest, at: night(day).toISOString() }))
  }
  const own = ['thin/media/open/kept/original.mp4.1', 'thin/media/open/kept/original.mp4.2']
  const others = [
    `other/${nameOf(night(1))}/manifest.json`,
    ...['thin/2026-plans.txt', 'thin/media/holiday.webp', 'thin/read-me.txt', 'thin-2/media/open/x/original.webp'],
  ]
  for (const key of [...own, ...others, 'thin/media/open/gone/original.webp']) await putAt(key)
  front.asked = []
  await thinBackups(shelf)
  expect(await shelf.list()).toEqual(Array.from({ length: 14 }, (_, at) => nameOf(night(at + 3))))
  const deleted = front.asked.filter(({ method }) => method === 'DELETE').map(({ path: at }) => at)
  expect(deleted[0]).toBe(`/backups/thin/${nameOf(night(1))}/manifest.json`)
  expect((await keysAt('thin/media')).filter((key) => key.includes('/open/'))).toEqual(own)
  for (const key of others) expect(await keysAt(key)).toEqual([key])
})

test('whoever watches hears of the last one, also while the bucket does not answer', async () => {
  const elsewhere = await openTestStore()
  onTestFinished(() => elsewhere.close())
  const bucket = bucketAt('watched', { endpoint: elsewhere.settings.S3_ENDPOINT })
  const place = { dir: '', bucket, secret: undefined }
  await (await openShelf(place)).finish(nameOf(night(3)), '')
  const at = night(3).toISOString()
  expect(await lastBackup(place, night(4))).toMatchObject({ at, isKnown: true })
  await elsewhere.stop()
  expect(await lastBackup(place, new Date(night(4).getTime() + 60_000))).toMatchObject({ at, isKnown: true })
  expect(await lastBackup(place, night(5))).toMatchObject({ at, isKnown: false })
  const never = { ...place, bucket: { ...bucket, prefix: 'never/' } }
  expect(await lastBackup(never, night(5))).toMatchObject({ at: undefined, isKnown: false })
  await elsewhere.open()
  expect(await lastBackup(never, night(6))).toMatchObject({ at: undefined, isKnown: true })
})

test('the owner reads that the bucket does not answer', async () => {
  const owner = await shop.signedIn('owner')
  front.before = () => 'AccessDenied'
  const { backup } = (await owner.get('/api/admin/health')).body
  expect(backup).toEqual({ state: 'look', lastAt: null, isKnown: false })
})

test.each([
  ['BACKUP_S3_BUCKET', { bucket: 'nowhere' }],
  ['BACKUP_S3_ACCESS_KEY_ID', { accessKeyId: 'nobody' }],
  ['BACKUP_S3_SECRET_ACCESS_KEY', { secretAccessKey: 'guessed' }],
])('a wrong %s is found at the start', async (name, wrong) => {
  const shelf = await openShelf({ dir: '', bucket: bucketAt('start', wrong), secret: undefined }, WATCHING)
  expect(await shelf.whyUnusable()).toMatch(new RegExp(`^Wrong setting ${name}: [^\\n]+$`))
})

test('a bucket that may be written to is no wrong setting, nor one that is away', async () => {
  for (const other of [{}, { endpoint: 'http://127.0.0.1:1' }]) {
    const shelf = await openShelf({ dir: '', bucket: bucketAt('start', other), secret: undefined }, WATCHING)
    expect(await shelf.whyUnusable()).toBeNull()
  }
  expect(await keysAt('start/')).toEqual([])
})
