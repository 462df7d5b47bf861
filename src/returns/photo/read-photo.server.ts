import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { getOwnOrder } from '#orders/reading/get-own-order.server.ts'
import { findReturn } from '../db.server.ts'
import { findPhotoOf } from './db-photos.server.ts'
import { photoKey } from './photo-file.ts'

/** For whose return it is and for the team; to anyone else there is none. */
export async function readPhoto({ id }: { id: string }, context: RequestContext): Promise<AsyncIterable<Uint8Array>> {
  const { db, disk, viewer } = context
  const request = await findReturn(db, id)
  if (!request) throw new Refusal('NOT_FOUND')
  if (!viewer?.adminRole) await getOwnOrder(request.orderId, context)
  const photo = await findPhotoOf(db, id)
  if (!photo) throw new Refusal('NOT_FOUND')
  const file = await disk.findStream(photoKey(photo.id))
  if (!file) throw new Refusal('NOT_FOUND')
  return file
}
