import { statfs } from 'node:fs/promises'

/** In bytes, on the disk where this folder lies. */
export async function freeRoom(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
