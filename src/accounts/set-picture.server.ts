import type { RequestContext, Upload } from '#lib/route.server.ts'
import { PROFILE_PICTURE } from '#media/keep-picture.server.ts'
import { uploadPicture } from '#media/upload-picture.server.ts'
import type { Account } from './db.server.ts'
import { replacePicture } from './replace-picture.server.ts'

export async function setPicture(upload: Upload, context: RequestContext<'shopper'>): Promise<Account> {
  const { id } = await uploadPicture(upload, PROFILE_PICTURE, context)
  return replacePicture(id, context)
}
