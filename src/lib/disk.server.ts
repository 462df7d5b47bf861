import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export type { Disk } from 'flydrive'

const folderOf = (dataDir: string): string => path.join(dataDir, 'media')

export const openDisk = (dataDir: string): Disk =>
  new Disk(new FSDriver({ location: folderOf(dataDir), visibility: 'private' }))

/** Where a file of the disk lies, for what is too large to be held in memory. */
export const fileOf = (dataDir: string, key: string): string => path.join(folderOf(dataDir), key)
