import sharp from 'sharp'
import type { VerbInput } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { cropPictureCall } from './api.ts'
import { findMedia } from './db.server.ts'
import { inTurn } from './in-turn.server.ts'
import { type KeptPicture, keepDrawn } from './keep-picture.server.ts'
import { originalOf } from './variants.server.ts'

/** A new picture rather than a frame in the old one: whatever shows it, in the shop, a letter or a link, shows it cut. */
export async function cropPicture(
  { id, left, top, width, height }: VerbInput<typeof cropPictureCall>,
  { db, disk, limits, viewer }: RequestContext<'staff'>,
): Promise<KeptPicture> {
  await limits.count('upload by account', viewer.accountId)
  const whole = await findMedia(db, id)
  if (!whole || whole.videoType !== null) throw new Refusal('NOT_FOUND')
  if (left + width > whole.width) throw new Refusal('INVALID', { errors: { width: 'invalid' } })
  if (top + height > whole.height) throw new Refusal('INVALID', { errors: { height: 'invalid' } })
  const original = await originalOf(disk, id)
  const cut = () => sharp(original).extract({ left, top, width, height }).webp({ quality: 92 }).toBuffer()
  return keepDrawn(db, disk, { bytes: await inTurn(cut), width, height }, viewer.accountId)
}
