import type { Waiting } from '#lib/s3.server.ts'
import type { BackupBucket } from '#lib/store-settings.server.ts'
import { openFolderShelf } from './folder-shelf.server.ts'
import type { Shelf } from './shelf.server.ts'

export interface BackupPlace {
  /** The folder of all back-ups. */
  dir: string
  /** Kept there instead. */
  bucket?: BackupBucket | undefined
  /** What they are sealed with; undefined: anybody who has them can read them. */
  secret: string | undefined
}

/** What a bucket is waited for: by the night's work, which one bad minute should not end; and by who only looks. */
const WORKING: Waiting = { patience: 120_000, again: [200, 1000, 5000, 15_000, 30_000] }
export const WATCHING: Waiting = { patience: 3000, again: [] }

export async function openShelf({ dir, bucket }: BackupPlace, waiting = WORKING): Promise<Shelf> {
  if (!bucket) return openFolderShelf(dir)
  const { openBucketShelf } = await import('./bucket-shelf.server.ts')
  return openBucketShelf(bucket, waiting)
}
