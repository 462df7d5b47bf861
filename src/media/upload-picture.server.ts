import type { Ask, Upload } from '#lib/route.server.ts'
import { type KeptPicture, keepPicture } from './keep-picture.server.ts'
import { pictureBytes } from './picture-bytes.server.ts'
import { brokenOff, noFile, unreadable } from './refused-upload.server.ts'

/** One image and nothing else. */
export async function uploadPicture(
  { files }: Upload,
  { db, disk, limits, viewer }: Pick<Ask<'shopper'>, 'db' | 'disk' | 'limits' | 'viewer'>,
): Promise<KeptPicture> {
  await limits.count('upload by account', viewer.accountId)
  for await (const { field, file } of files) {
    if (field !== 'image') throw noFile()
    const picture = await keepPicture(db, disk, await pictureBytes(file).catch(brokenOff), viewer.accountId)
    if (!picture) throw unreadable()
    return picture
  }
  throw noFile()
}
