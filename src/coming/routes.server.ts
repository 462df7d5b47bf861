import { on } from '#lib/route.server.ts'
import { addComing, mediaIdOf } from './add-coming.server.ts'
import { addComingCall, listComingCall, removeComingCall } from './api.ts'
import { listImages } from './db.server.ts'
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
  on(removeComingCall, 'owner', async ({ id }, { db }) => {
    await removeComing(db, id)
    return { success, message: 'Image deleted successfully!' }
  }),
]
