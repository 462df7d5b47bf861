import { type BackupPlace, openShelf, WATCHING } from './open-shelf.server.ts'
import { momentOf } from './shelf.server.ts'

export interface LastBackup {
  /** When the newest was made, in ISO; undefined where none was seen. */
  at: string | undefined
  /** Whether its place could be looked at. */
  isKnown: boolean
}

/** Milliseconds for which a bucket is not asked again; and where it did not answer. */
const KNOWN_FOR = 300_000
const AWAY_FOR = 30_000

const seen = new Map<string, LastBackup & { until: number }>()

async function look(place: BackupPlace): Promise<string | undefined> {
  const shelf = await openShelf(place, WATCHING)
  const name = (await shelf.list()).at(-1)
  return name && momentOf(name).toISOString()
}

/** Asked by whoever watches the shop, however often, and when the bucket is away. */
export async function lastBackup(place: BackupPlace, now: Date): Promise<LastBackup> {
  if (!place.bucket) return { at: await look(place), isKnown: true }
  const { endpoint, bucket, prefix } = place.bucket
  const which = `${endpoint}/${bucket}/${prefix}`
  const before = seen.get(which)
  if (before && before.until > now.getTime()) return before
  const last = await look(place).then(
    (at) => ({ at, isKnown: true, until: now.getTime() + KNOWN_FOR }),
    () => ({ at: before?.at, isKnown: false, until: now.getTime() + AWAY_FOR }),
  )
  seen.set(which, last)
  return last
}
