import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Disk } from '#lib/disk.server.ts'
import { isBuilt } from '#lib/kept-assets.server.ts'
import { isDrawn } from '#media/variants.server.ts'
import { openSnapshot, type WaitingJob } from './db.server.ts'
import {
  keepFile,
  listBackups,
  type Manifest,
  mediaFile,
  nameOf,
  readManifest,
  writeManifest,
} from './manifest.server.ts'
import { fingerprint } from './seal.server.ts'
import { thinBackups } from './thin-backups.server.ts'

export interface BackupPlace {
  /** The folder of all back-ups. */
  dir: string
  /** What they are sealed with; undefined: anybody who has them can read them. */
  secret: string | undefined
}

interface Source {
  /** Of the database. */
  url: string
  disk: Disk
}

type Snapshot = NonNullable<Awaited<ReturnType<typeof openSnapshot>>>

const zipped = (bytes: Readable): Readable => {
  const zip = createGzip()
  bytes.once('error', (error) => zip.destroy(error))
  return bytes.pipe(zip)
}

async function keepTables({ tables, read }: Snapshot, place: BackupPlace): Promise<Manifest['tables']> {
  const kept: Manifest['tables'] = []
  for (const table of tables) {
    const rows = read(table)
    const file = await keepFile(zipped(rows), { ...place, file: `tables/${table.name}.copy.gz` })
    kept.push({ ...table, ...file, rows: rows.rowCount })
  }
  return kept
}

const keepJobs = (jobs: readonly WaitingJob[], place: BackupPlace) =>
  keepFile(zipped(Readable.from([Buffer.from(JSON.stringify(jobs))])), { ...place, file: 'jobs.json.gz' })

/** Files that cannot be drawn again. Those that came after the snapshot come along, and nobody misses them. */
async function listOriginals(disk: Disk): Promise<string[]> {
  const keys: string[] = []
  for await (const key of disk.list()) if (!isDrawn(key) && !isBuilt(key)) keys.push(key)
  return keys.sort()
}

/** Copies what no back-up has yet. What was discarded while it was read is left out, as it is in the shop. */
async function keepMedia(disk: Disk, { dir, secret }: BackupPlace): Promise<Manifest['media']> {
  const [last] = (await listBackups(dir)).slice(-1)
  const known = new Map((last ? await readManifest(dir, last) : { media: [] }).media.map((each) => [each.file, each]))
  const kept: Manifest['media'] = []
  for (const key of await listOriginals(disk)) {
    const file = mediaFile(secret, key)
    const before = known.get(file)
    const there = before && (await stat(path.join(dir, file)).catch(() => null))
    if (before && there?.size === before.bytes) kept.push(before)
    else {
      const original = await disk.findStream(key)
      if (original) kept.push({ key, ...(await keepFile(original, { dir, file, secret })) })
    }
  }
  return kept
}

/** Folders of back-ups that were killed on their way. */
async function clearUnfinished(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  for (const name of names.filter((each) => each.endsWith('.part')))
    await rm(path.join(dir, name), { recursive: true, force: true })
}

async function writeInto(snapshot: Snapshot, { disk }: Source, place: BackupPlace, at: Date): Promise<string> {
  const { migration, sequences, jobs } = snapshot
  const name = nameOf(at)
  const unfinished = path.join(place.dir, `${name}.part`)
  const own = { ...place, dir: unfinished }
  await clearUnfinished(place.dir)
  const manifest: Manifest = {
    format: 1,
    at: at.toISOString(),
    ...{ migration, sequences },
    key: place.secret ? fingerprint(place.secret) : '',
    tables: await keepTables(snapshot, own),
    jobs: await keepJobs(jobs, own),
    media: await keepMedia(disk, place),
  }
  await writeManifest(unfinished, manifest)
  await rename(unfinished, path.join(place.dir, name))
  return name
}

/** Its name, once all of it is on the disk; null where another is being written. The shop sells meanwhile. */
export async function writeBackup(source: Source, place: BackupPlace, at: Date): Promise<string | null> {
  const snapshot = await openSnapshot(source.url)
  if (!snapshot) return null
  try {
    const name = await writeInto(snapshot, source, place, at)
    await thinBackups(place.dir)
    return name
  } finally {
    await snapshot.close()
  }
}
