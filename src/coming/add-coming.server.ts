import type { Color } from '#catalog/product.ts'
import { type Db, inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { insertImage, isPicture, type ShownImage } from './db.server.ts'

export interface ComingForm {
  image?: string | undefined
  public_id?: string | undefined
  mediaId?: string | undefined
  alt: string
  altAr: string
  collection: Color
}

/** The picture as the upload named it: by its id, or by an address that holds it. */
function mediaIdIn({ mediaId, public_id, image }: ComingForm): string {
  const named = mediaId ?? (public_id || /\/media\/([0-9A-Z]{26})\//.exec(image ?? '')?.[1])
  if (!named) throw new Refusal('INVALID', { errors: { image: image ? 'pictureUnknown' : 'fileRequired' } })
  return named
}

export function addComing(db: Db, form: ComingForm, now: Date): Promise<ShownImage> {
  const mediaId = mediaIdIn(form)
  const { alt, altAr, collection } = form
  return inTransaction(db, async (tx) => {
    if (!(await isPicture(tx, mediaId))) throw new Refusal('INVALID', { errors: { image: 'pictureUnknown' } })
    const image = await insertImage(tx, { id: newId(), mediaId, alt, altAr, collection, createdAt: now })
    await notice(tx, 'content')
    return image
  })
}
