import path from 'node:path'
import type { Disk } from './disk.server.ts'
import { openFolder } from './disk-folder.server.ts'
import type { Settings } from './env.server.ts'

/** A store is spoken to only where one is set, and only then is its client loaded. */
export async function openDisk({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Disk> {
  if (!s3) return openFolder(path.join(dataDir, 'media'))
  const { openStore } = await import('./disk-store.server.ts')
  return openStore(s3)
}
