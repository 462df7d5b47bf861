import { on } from '#lib/route.server.ts'
import { readForAdmin } from '../read-for-admin.server.ts'
import { refuseAtDoor } from '../refuse-at-door.server.ts'
import { refuseAtDoorCall } from './api.ts'

const success = true as const

export const cashRoutes = [
  on(refuseAtDoorCall, 'staff', async ({ id: orderId, ...asked }, { db, viewer: { accountId }, now }) => {
    await refuseAtDoor(db, { ...asked, orderId, accountId }, now)
    return { success, message: 'Refused at the door', order: await readForAdmin(db, orderId, now) }
  }),
]
