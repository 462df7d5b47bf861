import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Disk } from '#lib/disk.server.ts'
import { isBuilt } from '#lib/kept-assets.server.ts'
import { isDrawn } from '#media/variants.server.ts'
import { openSnapshot, type WaitingJob } from './db.server.ts'
import { keepFile, type SealedPlace } from './kept-file.server.ts'
import { type KeptFile, type Manifest, mediaFile, namesOf, readManifest, textOf } from './manifest.server.ts'
import { type BackupPlace, openShelf } from './open-shelf.server.ts'
import { fingerprint } from './seal.server.ts'
import { nameOf, type Shelf } from './shelf.server.ts'
import { thinBackups } from './thin-backups.server.ts'

interface Source {
  /** Of the database. */
  url: string
  disk: Disk
}

interface About {
  at: Date
  secret: string | undefined
}

type Snapshot = NonNullable<Awaited<ReturnType<typeof openSnapshot>>>

const zipped = (bytes: Readable): Readable => {
  const zip = createGzip()
  bytes.once('error', (error) => zip.destroy(error))
  return bytes.pipe(zip)
}

async function keepTables({ tables, read }: Snapshot, place: SealedPlace): Promise<Manifest['tables']> {
  const tableEntries: Manifest['tables'] = []
  for (const table of tables) {
    const rows = read(table)
    const file = await keepFile(zipped(rows), { ...place, file: `tables/${table.name}.copy.gz` })
    tableEntries.push({ ...table, ...file, rows: rows.rowCount })
  }
  return tableEntries
}

const keepJobs = (jobs: readonly WaitingJob[], place: SealedPlace) =>
  keepFile(zipped(Readable.from([Buffer.from(JSON.stringify(jobs))])), { ...place, file: 'jobs.json.gz' })

/** Files that cannot be drawn again. Those that came after the snapshot come along, and nobody misses them. */
async function listOriginals(disk: Disk): Promise<string[]> {
  const keys: string[] = []
  for await (const key of disk.list()) if (!isDrawn(key) && !isBuilt(key)) keys.push(key)
  return keys.sort()
}

const isThere = (entry: KeptFile, sizes: Map<string, number>): boolean =>
  namesOf(entry).reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0) === entry.bytes

/** Copies what no back-up has yet. What was discarded while it was read is left out, as it is in the shop. */
async function keepMedia(disk: Disk, { shelf, secret }: SealedPlace): Promise<Manifest['media']> {
  const [last] = (await shelf.list()).slice(-1)
  const known = new Map((last ? await readManifest(shelf, last) : { media: [] }).media.map((each) => [each.file, each]))
  const there = await shelf.sizesOfMedia()
  const mediaEntries: Manifest['media'] = []
  for (const key of await listOriginals(disk)) {
    const file = mediaFile(secret, key)
    const before = known.get(file)
    if (before && isThere(before, there)) mediaEntries.push(before)
    else {
      const original = await disk.findStream(key)
      if (original) mediaEntries.push({ key, ...(await keepFile(original, { shelf, under: '', file, secret })) })
    }
  }
  return mediaEntries
}

/** Whose uploads lie elsewhere, or who looks in the wrong place, has a back-up without pictures and learns it too late. */
function refuseElsewhere({ mediaIds }: Snapshot, media: Manifest['media']): void {
  const keptIds = new Set(media.map(({ key }) => key.split('/')[0]))
  const missing = mediaIds.filter((id) => !keptIds.has(id)).length
  if (missing > mediaIds.length / 2)
    throw new Error(
      `${missing} of the shop’s ${mediaIds.length} uploads are not where this looked: do DATA_DIR and S3_* say where the shop keeps them?`,
    )
}

async function writeOnto(shelf: Shelf, snapshot: Snapshot, { disk }: Source, about: About): Promise<string> {
  const { migration, sequences, jobs } = snapshot
  const { at, secret } = about
  const name = nameOf(at)
  const place = { shelf, under: `${await shelf.begin(name)}/`, secret }
  const manifest: Manifest = {
    format: 1,
    at: at.toISOString(),
    ...{ migration, sequences },
    key: secret ? fingerprint(secret) : '',
    tables: await keepTables(snapshot, place),
    jobs: await keepJobs(jobs, place),
    media: await keepMedia(disk, place),
  }
  refuseElsewhere(snapshot, manifest.media)
  await snapshot.stillAlone()
  await shelf.finish(name, textOf(manifest))
  return name
}

/** Its name, once all of it is kept; null where another is being written. The shop sells meanwhile. */
export async function writeBackup(source: Source, place: BackupPlace, at: Date): Promise<string | null> {
  const snapshot = await openSnapshot(source.url)
  if (!snapshot) return null
  try {
    const shelf = await openShelf(place)
    const name = await writeOnto(shelf, snapshot, source, { at, secret: place.secret })
    await thinBackups(shelf)
    return name
  } finally {
    await snapshot.close()
  }
}
