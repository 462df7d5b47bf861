import type { Db } from '#lib/db.server.ts'
import type { Disk } from '#lib/disk.server.ts'
import { deleteMedia } from './db.server.ts'

/** Nothing may show it any more. The row first: files without one are reached by nobody. */
export async function forgetPicture(db: Db, disk: Disk, mediaId: string): Promise<void> {
  await deleteMedia(db, mediaId)
  await disk.deleteAll(mediaId)
}
