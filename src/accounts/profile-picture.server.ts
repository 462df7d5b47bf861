import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext, Upload } from '#lib/route.server.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { PROFILE_PICTURE } from '#media/keep-picture.server.ts'
import { uploadPicture } from '#media/upload-picture.server.ts'
import { type Account, lockAccount, updateAccount } from './db.server.ts'

function replacePicture(pictureId: string | null, { db, viewer, now }: RequestContext<'shopper'>): Promise<Account> {
  return inTransaction(db, async (tx) => {
    const before = await lockAccount(tx, viewer.accountId)
    const account = await updateAccount(tx, viewer.accountId, { pictureId }, now)
    if (!account) throw new Refusal('SIGN_IN_FIRST')
    // A picture of a person is not kept when they have taken it away.
    if (before?.pictureId) await discardMedia(tx, [before.pictureId], 0)
    return account
  })
}

export async function setPicture(upload: Upload, context: RequestContext<'shopper'>): Promise<Account> {
  const { id } = await uploadPicture(upload, PROFILE_PICTURE, context)
  return replacePicture(id, context)
}

export const dropPicture = (context: RequestContext<'shopper'>): Promise<Account> => replacePicture(null, context)
