import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { arriveAt } from '#lib/arriving.server.ts'
import { openDatabase } from '#lib/db.server.ts'
import type { Disk } from '#lib/disk.server.ts'
import { openJobs, openQueue } from '#lib/jobs.server.ts'
import { knows, migrate } from '#lib/migrate.server.ts'
import { emptyDatabase, loadTables, type WaitingJob, whyNotEmpty } from './db.server.ts'
import { isWhole, openFile } from './kept-file.server.ts'
import { type KeptFile, type Manifest, readManifest } from './manifest.server.ts'
import { type BackupPlace, openShelf } from './open-shelf.server.ts'
import { fingerprint } from './seal.server.ts'
import type { Shelf } from './shelf.server.ts'

interface Target {
  url: string
  disk: Disk
  dataDir: string
}

interface Restore {
  /** Of the back-up; `latest` is the newest. */
  name: string
  /** What is in the database goes. */
  isReplacing: boolean
}

async function choose(shelf: Shelf, requestedName: string): Promise<string> {
  const names = await shelf.list()
  const name = requestedName === 'latest' ? names.at(-1) : names.find((each) => each === requestedName)
  if (!name)
    throw new Error(`There is no back-up ${requestedName} in ${shelf.name}: ${names.join(', ') || 'it has none'}`)
  return name
}

async function refuseWrongKey({ key }: Manifest, secret: string | undefined): Promise<void> {
  if (key === (secret ? fingerprint(secret) : '')) return
  const isOpen = key === ''
  throw new Error(
    isOpen
      ? 'This back-up is not sealed: leave BACKUP_KEY out'
      : `This back-up is sealed with ${secret ? 'another' : 'a'} BACKUP_KEY`,
  )
}

async function refuseBroken(shelf: Shelf, name: string, { tables, jobs, media }: Manifest): Promise<void> {
  const own = `${name}/`
  const checked: [string, KeptFile][] = [
    ...[...tables, jobs].map((file): [string, KeptFile] => [own, file]),
    ...media.map((file): [string, KeptFile] => ['', file]),
  ]
  for (const [under, file] of checked)
    if (!(await isWhole({ shelf, under }, file)))
      throw new Error(`The back-up is damaged: ${file.file} is not as it was kept`)
}

/** Only into an empty database, or over what is meant to go; never under a shop that is open. */
async function makeRoom(url: string, isReplacing: boolean): Promise<void> {
  const reason = await whyNotEmpty(url)
  if (reason === 'in use') throw new Error('The database is in use: stop the shop first')
  if (reason === 'not empty' && !isReplacing)
    throw new Error('The database is not empty: --replace deletes what is in it')
  if (reason === 'not empty') await emptyDatabase(url)
}

const unzipped = (bytes: AsyncIterable<Buffer>): Readable => {
  const source = Readable.from(bytes)
  const unzip = createGunzip()
  source.once('error', (error) => unzip.destroy(error))
  return source.pipe(unzip)
}

async function loadJobs(url: string, jobs: readonly WaitingJob[]): Promise<void> {
  const boss = await openJobs(url, () => {})
  try {
    for (const [name = '', waiting = []] of Map.groupBy(jobs, (job) => job.name)) {
      await openQueue(boss, name)
      await boss.insert(
        name,
        waiting.map(({ id, data, startAfter }) => ({ id, data, startAfter })),
      )
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function migrateUpTo(url: string, migration: string): Promise<void> {
  const { db } = openDatabase(url)
  try {
    await migrate(db, migration)
  } finally {
    await db.destroy()
  }
}

/** The shop as it was; answers the back-up's name. Its refusals are lines for whoever typed the command, before anything is touched. */
export async function restoreBackup(
  { url, disk, dataDir }: Target,
  place: BackupPlace,
  { name: requestedName, isReplacing }: Restore,
): Promise<string> {
  const { secret } = place
  const shelf = await openShelf(place)
  const name = await choose(shelf, requestedName)
  const manifest = await readManifest(shelf, name)
  await refuseWrongKey(manifest, secret)
  if (!(await knows(manifest.migration)))
    throw new Error(`The back-up comes from a newer shop, with the migration ${manifest.migration}`)
  await refuseBroken(shelf, name, manifest)
  await makeRoom(url, isReplacing)
  for (const file of manifest.media)
    await disk.putFile(file.key, await arriveAt(dataDir, Readable.from(openFile({ shelf, under: '', secret }, file))))
  await migrateUpTo(url, manifest.migration)
  const own = { shelf, under: `${name}/`, secret }
  const read = (file: KeptFile): Readable => unzipped(openFile(own, file))
  await loadTables(url, { ...manifest, read })
  await loadJobs(url, JSON.parse((await buffer(read(manifest.jobs))).toString()))
  return name
}
