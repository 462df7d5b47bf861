import { inTransaction } from '#lib/db.server.ts'
import type { Ask, Upload } from '#lib/route.server.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { PROFILE_PICTURE } from '#media/keep-picture.server.ts'
import { uploadPicture } from '#media/upload-picture.server.ts'
import { lockAccount, updateAccount } from './db.server.ts'

async function replacePicture(pictureId: string | null, { db, viewer, now }: Ask<'shopper'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockAccount(tx, viewer.accountId)
    await updateAccount(tx, viewer.accountId, { pictureId }, now)
    // A picture of a person is not kept when they have taken it away.
    if (before?.pictureId) await discardMedia(tx, [before.pictureId], 0)
  })
}

export async function setPicture(upload: Upload, ask: Ask<'shopper'>): Promise<void> {
  const { id } = await uploadPicture(upload, PROFILE_PICTURE, ask)
  await replacePicture(id, ask)
}

export const dropPicture = (ask: Ask<'shopper'>): Promise<void> => replacePicture(null, ask)
