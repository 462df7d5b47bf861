import type { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '#lib/refusal.ts'

/** Bytes. */
const MOST = 10 * 1024 * 1024
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])

/** One that is sent is held in memory, so there is a limit to it. */
export async function pictureBytes(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > MOST) throw new Refusal('TOO_LARGE')
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED.has(type.mime)) throw new Refusal('UNSUPPORTED_TYPE')
  return bytes
}
