import { createHash } from 'node:crypto'
import type { KeptFile } from './manifest.server.ts'
import { opened, sealed } from './seal.server.ts'
import type { Shelf } from './shelf.server.ts'

interface Place {
  shelf: Shelf
  /** The path of its back-up and a slash; empty for what back-ups share. */
  under: string
  /** The path in it, which it is sealed to. */
  file: string
  secret: string | undefined
}

export async function keepFile(
  source: AsyncIterable<Buffer>,
  { shelf, under, file, secret }: Place,
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
  await shelf.write(under + file, counted(secret ? sealed(secret, file)(source) : source))
  return { file, bytes, sha256: hash.digest('hex') }
}

export async function* openFile({ shelf, under, file, secret }: Place): AsyncGenerator<Buffer> {
  const bytes = await shelf.find(under + file)
  if (!bytes) throw new Error(`The back-up lacks ${file}`)
  yield* secret ? opened(bytes, secret, file) : bytes
}

/** Whether it lies there as it was written, read to its end. */
export async function isWhole({ shelf, under }: Pick<Place, 'shelf' | 'under'>, kept: KeptFile): Promise<boolean> {
  const found = await shelf.find(under + kept.file)
  if (!found) return false
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of found) {
    hash.update(part)
    bytes += part.length
  }
  return bytes === kept.bytes && hash.digest('hex') === kept.sha256
}
