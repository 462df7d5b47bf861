import type { Color } from '#catalog/product.ts'
import { type Db, inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { mediaIdAt } from '#media/media-address.ts'
import { holdPicture, insertImage, type ShownImage } from './db.server.ts'

interface NamedImage {
  image?: string | undefined
  public_id?: string | undefined
  mediaId?: string | undefined
}

interface ComingForm {
  mediaId: string
  alt: string
  altAr: string
  collection: Color
}

/** The picture as the upload named it: by its id, or by an address that holds it. */
export function mediaIdOf({ mediaId, public_id, image }: NamedImage, publicUrl: string): string {
  const ownMediaId = mediaId ?? (public_id || mediaIdAt(image ?? '', publicUrl))
  if (!ownMediaId) throw new Refusal('INVALID', { errors: { image: image ? 'pictureElsewhere' : 'fileRequired' } })
  return ownMediaId
}

export function addComing(db: Db, form: ComingForm, now: Date): Promise<ShownImage> {
  const { mediaId, alt, altAr, collection } = form
  return inTransaction(db, async (tx) => {
    const media = await holdPicture(tx, mediaId)
    if (!media) throw new Refusal('INVALID', { errors: { image: 'pictureUnknown' } })
    const image = await insertImage(tx, { id: newId(), alt, altAr, collection, createdAt: now, updatedAt: now }, media)
    await notice(tx, 'content')
    return image
  })
}
