import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export type { Disk } from 'flydrive'

const folderOf = (dataDir: string): string => path.join(dataDir, 'media')

export const openDisk = (dataDir: string): Disk =>
  new Disk(new FSDriver({ location: folderOf(dataDir), visibility: 'private' }))

/** Whole or not at all: a disk that is full keeps what it had room for. */
export async function putWhole(disk: Disk, key: string, bytes: Buffer): Promise<void> {
  try {
    await disk.put(key, bytes)
  } catch (error) {
    await disk.delete(key)
    throw error
  }
}

/** Where a file of the disk lies, for what is too large to be held in memory. */
export const fileOf = (dataDir: string, key: string): string => path.join(folderOf(dataDir), key)
