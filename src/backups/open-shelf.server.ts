import { openFolderShelf } from './folder-shelf.server.ts'
import type { Shelf } from './shelf.server.ts'

export interface BackupPlace {
  /** The folder of all back-ups. */
  dir: string
  /** What they are sealed with; undefined: anybody who has them can read them. */
  secret: string | undefined
}

export const openShelf = async ({ dir }: BackupPlace): Promise<Shelf> => openFolderShelf(dir)
