import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '#lib/refusal.ts'
import type { Ask, Upload } from '#lib/route.server.ts'
import { type KeptPicture, keepPicture } from './keep-picture.server.ts'

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])

/** What the file is, its own first bytes say; its name and its sender's word count for nothing. */
export async function uploadPicture(
  { file }: Upload,
  { db, disk, limits, viewer }: Ask<'staff'>,
): Promise<KeptPicture> {
  await limits.count('upload by account', viewer.accountId)
  const bytes = await buffer(file).catch(() => {
    // The body ended before the file did.
    throw new Refusal('INVALID', { errors: { image: 'fileRequired' } })
  })
  if ('truncated' in file && file.truncated) throw new Refusal('TOO_LARGE')
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED.has(type.mime)) throw new Refusal('UNSUPPORTED_TYPE')
  const picture = await keepPicture(db, disk, bytes, viewer.accountId)
  if (!picture) throw new Refusal('UNSUPPORTED_TYPE')
  return picture
}
