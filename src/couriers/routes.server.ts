import { on } from '#lib/route.server.ts'
import { addCourier } from './add-courier.server.ts'
import { addCourierCall, listCouriersCall, saveCourierCall } from './api.ts'
import { listCouriers } from './db.server.ts'
import { saveCourier } from './save-courier.server.ts'

const success = true as const

export const courierRoutes = [
  on(listCouriersCall, 'viewer', async (_, { db }) => ({ success, couriers: await listCouriers(db) })),
  on(addCourierCall, 'staff', async (form, { db, now }) => ({
    success,
    message: 'Courier added',
    courier: await addCourier(db, form, now),
  })),
  on(saveCourierCall, 'staff', async (form, { db, now }) => ({
    success,
    message: 'Courier saved',
    courier: await saveCourier(db, form, now),
  })),
]
