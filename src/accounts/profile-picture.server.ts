import type { Ask, Upload } from '#lib/route.server.ts'
import { forgetPicture } from '#media/forget-picture.server.ts'
import { uploadPicture } from '#media/upload-picture.server.ts'
import { findAccount, updateAccount } from './db.server.ts'

async function replacePicture(pictureId: string | null, { db, disk, viewer, now }: Ask<'shopper'>): Promise<void> {
  const before = await findAccount(db, viewer.accountId)
  await updateAccount(db, viewer.accountId, { pictureId }, now)
  // A picture of a person is not kept when they have taken it away.
  if (before?.pictureId) await forgetPicture(db, disk, before.pictureId)
}

export async function setPicture(upload: Upload, ask: Ask<'shopper'>): Promise<void> {
  const { id } = await uploadPicture(upload, ask)
  await replacePicture(id, ask)
}

export const dropPicture = (ask: Ask<'shopper'>): Promise<void> => replacePicture(null, ask)
