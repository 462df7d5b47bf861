import { readManifest } from './manifest.server.ts'
import { type BackupPlace, openShelf } from './open-shelf.server.ts'

/** When the newest back-up was made, in ISO; undefined where there is none. */
export async function lastBackup(place: BackupPlace): Promise<string | undefined> {
  const shelf = await openShelf(place)
  const name = (await shelf.list()).at(-1)
  return name && (await readManifest(shelf, name)).at
}
