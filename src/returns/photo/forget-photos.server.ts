import type { Deps } from '#lib/route.server.ts'
import { deleteUnsent } from './db-photos.server.ts'
import { photoKey } from './photo-file.ts'

/** Milliseconds for who uploads first and sends the form later. */
const UNSENT = 24 * 3600 * 1000

export async function forgetPhotos({ db, disk }: Pick<Deps, 'db' | 'disk'>, now: Date): Promise<void> {
  for (const id of await deleteUnsent(db, new Date(now.getTime() - UNSENT))) await disk.delete(photoKey(id))
}
