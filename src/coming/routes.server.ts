import { on } from '#lib/route.server.ts'
import { addComing, mediaIdOf } from './add-coming.server.ts'
import { addComingCall, describeComingCall, listComingCall, orderComingCall, removeComingCall } from './api.ts'
import { listImages } from './db.server.ts'
import { describeComing } from './describe-coming.server.ts'
import { orderComing } from './order-coming.server.ts'
import { removeComing } from './remove-coming.server.ts'

const success = true as const

export const comingRoutes = [
  on(listComingCall, 'anyone', async ({ collection }, { db }) => ({
    success,
    items: await listImages(db, collection),
  })),
  on(addComingCall, 'staff', async (form, { db, now, settings }) => ({
    success,
    message: 'Image added successfully!',
    item: await addComing(db, { ...form, mediaId: mediaIdOf(form, settings.publicUrl) }, now),
  })),
  on(describeComingCall, 'staff', async ({ updatedAt: seenAt, ...words }, { db, now }) => ({
    success,
    message: 'Image saved successfully!',
    item: await describeComing(db, { ...words, seenAt }, now),
  })),
  on(orderComingCall, 'staff', async (input, { db }) => {
    await orderComing(db, input)
    return { success, message: 'Order saved successfully!', items: await listImages(db, input.collection) }
  }),
  on(removeComingCall, 'owner', async ({ id }, { db }) => {
    await removeComing(db, id)
    return { success, message: 'Image deleted successfully!' }
  }),
]
