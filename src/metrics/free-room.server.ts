import { mkdir, statfs } from 'node:fs/promises'

/** In bytes, on the disk where this folder lies. */
export async function freeRoom(folder: string): Promise<number> {
  // With a store for uploads nothing may have been written here yet.
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
