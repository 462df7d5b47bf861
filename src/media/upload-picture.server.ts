import type { RequestContext, Upload } from '#lib/route.server.ts'
import { type KeptPicture, keepPicture, type PictureLimits } from './keep-picture.server.ts'
import { pictureBytes } from './picture-bytes.server.ts'
import { brokenOff, noFile } from './refused-upload.server.ts'

export async function uploadPicture(
  { files }: Upload,
  limits: PictureLimits,
  { db, disk, limits: rates, viewer }: Pick<RequestContext<'shopper'>, 'db' | 'disk' | 'limits' | 'viewer'>,
): Promise<KeptPicture> {
  await rates.count('upload by account', viewer.accountId)
  for await (const { field, file } of files) {
    if (field !== 'image') throw noFile()
    const bytes = await pictureBytes(file).catch(brokenOff)
    return keepPicture({ db, disk }, bytes, viewer.accountId, limits)
  }
  throw noFile()
}
