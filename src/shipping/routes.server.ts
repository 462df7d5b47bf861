import { on } from '#lib/route.server.ts'
import { getFeeCall, listFeesCall } from './api.ts'
import { listFees } from './db.server.ts'
import { getShippingFee } from './get-shipping-fee.server.ts'

const success = true as const

export const shippingRoutes = [
  on(listFeesCall, 'anyone', async (_, { db }) => ({ success, shippingFees: await listFees(db) })),
  on(getFeeCall, 'anyone', async ({ governorate }, { db }) => ({
    success,
    shippingFee: (await getShippingFee(db, governorate)).shownFee,
  })),
]
