import { type FileHandle, open } from 'node:fs/promises'

/** More than any film has on its first level; a hostile file may be nothing else. */
const MOST_BOXES = 10_000

/** Where a box of an MP4 or MOV ends: its size is 4 bytes, or 8 more where those say 1, or all that is left at 0. */
async function boxAt(film: FileHandle, at: number, end: number): Promise<{ name: string; end: number } | null> {
  const head = Buffer.alloc(16)
  const { bytesRead } = await film.read(head, 0, 16, at)
  if (bytesRead < 8) return null
  const short = head.readUInt32BE(0)
  const long = short === 1 && bytesRead === 16 ? Number(head.readBigUInt64BE(8)) : short
  const size = short === 0 ? end - at : long
  return size < 8 || at + size > end ? null : { name: head.toString('latin1', 4, 8), end: at + size }
}

/** Whether a film has its table of contents and its pictures, and both to their end. */
export async function isWholeFilm(file: string): Promise<boolean> {
  const film = await open(file)
  try {
    const { size } = await film.stat()
    const names = new Set<string>()
    let at = 0
    for (let count = 0; at < size && count < MOST_BOXES; count += 1) {
      const box = await boxAt(film, at, size)
      if (!box) break
      names.add(box.name)
      at = box.end
    }
    return names.has('moov') && names.has('mdat')
  } finally {
    await film.close()
  }
}
