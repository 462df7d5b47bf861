import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

export type { Disk } from 'flydrive'

/** Where uploaded files and the variants made of them lie. */
export const openDisk = (dataDir: string): Disk =>
  new Disk(new FSDriver({ location: path.join(dataDir, 'media'), visibility: 'private' }))
