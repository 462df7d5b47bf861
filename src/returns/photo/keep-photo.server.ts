import { newId } from '#lib/id.server.ts'
import type { RequestContext, Upload } from '#lib/route.server.ts'
import { privatePicture } from '#media/private-picture.server.ts'
import { getOwnOrder } from '#orders/reading/get-own-order.server.ts'
import { insertPhoto } from './db-photos.server.ts'
import { photoKey } from './photo-file.ts'

/** Of an order of one's own, before the form is sent. The file first: a row always has one. */
export async function keepPhoto(upload: Upload & { orderId: string }, context: RequestContext): Promise<string> {
  const { orderId } = upload
  await getOwnOrder(orderId, context)
  await context.limits.count('return photo by order', orderId)
  const bytes = await privatePicture(upload)
  const id = newId()
  await context.disk.put(photoKey(id), bytes)
  await insertPhoto(context.db, { id, orderId, bytes: bytes.length, createdAt: context.now })
  return id
}
