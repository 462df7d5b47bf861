import { createHash } from 'node:crypto'
import { type KeptFile, namesOf } from './manifest.server.ts'
import { opened, sealed } from './seal.server.ts'
import type { Shelf } from './shelf.server.ts'

interface Place {
  shelf: Shelf
  /** The path of its back-up and a slash; empty for what back-ups share. */
  under: string
}

export interface SealedPlace extends Place {
  secret: string | undefined
}

/** `file`: the path in its place, which it is sealed to. */
export async function keepFile(
  source: AsyncIterable<Buffer>,
  { shelf, under, file, secret }: SealedPlace & { file: string },
): Promise<KeptFile> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      hash.update(part)
      bytes += part.length
      yield part
    }
  }
  const written = await shelf.write(under + file, counted(secret ? sealed(secret, file)(source) : source))
  return { file, ...written, bytes, sha256: hash.digest('hex') }
}

async function* bytesOf({ shelf, under }: Place, entry: Pick<KeptFile, 'file' | 'parts'>): AsyncGenerator<Buffer> {
  for (const name of namesOf(entry)) {
    const bytes = await shelf.find(under + name)
    if (!bytes) throw new Missing(`The back-up lacks ${name}`)
    yield* bytes
  }
}

class Missing extends Error {}

export const openFile = (place: SealedPlace, entry: KeptFile): AsyncIterable<Buffer> =>
  place.secret ? opened(bytesOf(place, entry), place.secret, entry.file) : bytesOf(place, entry)

/** Whether it lies there as it was written, read to its end. */
export async function isWhole(place: Place, entry: KeptFile): Promise<boolean> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const part of bytesOf(place, entry)) {
      hash.update(part)
      bytes += part.length
    }
  } catch (error) {
    if (error instanceof Missing) return false
    throw error
  }
  return bytes === entry.bytes && hash.digest('hex') === entry.sha256
}
