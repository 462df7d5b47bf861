import { on } from '#lib/route.server.ts'
import {
  createFeeCall,
  createMissingFeesCall,
  deleteFeeCall,
  getFeeCall,
  listFeesCall,
  saveFeesCall,
  updateFeeCall,
} from './api.ts'
import { createFee } from './create-fee.server.ts'
import { createMissingFees } from './create-missing-fees.server.ts'
import { listFees } from './db.server.ts'
import { deleteFee } from './delete-fee.server.ts'
import { getShippingFee } from './get-shipping-fee.server.ts'
import { saveFees } from './save-fees.server.ts'
import { updateFee } from './update-fee.server.ts'

const success = true as const

export const shippingRoutes = [
  on(listFeesCall, 'anyone', async ({ status }, { db, viewer }) => ({
    success,
    shippingFees: await listFees(db, viewer?.adminRole ? status : 'active'),
  })),
  on(getFeeCall, 'anyone', async ({ governorate }, { db }) => ({
    success,
    shippingFee: (await getShippingFee(db, governorate)).shownFee,
  })),
  on(createFeeCall, 'staff', async (form, { db, now }) => ({
    success,
    message: 'Shipping fee created successfully!',
    shippingFee: await createFee(db, form, now),
  })),
  on(updateFeeCall, 'staff', async (edit, { db, now }) => ({
    success,
    message: 'Shipping fee updated successfully!',
    shippingFee: await updateFee(db, edit, now),
  })),
  on(saveFeesCall, 'staff', async ({ fees }, { db, now }) => ({
    success,
    message: 'Shipping fees updated successfully!',
    shippingFees: await saveFees(db, fees, now),
  })),
  on(deleteFeeCall, 'owner', async ({ id, updatedAt }, { db }) => {
    await deleteFee(db, id, updatedAt)
    return { success, message: 'Shipping fee deleted successfully!' }
  }),
  on(createMissingFeesCall, 'staff', async ({ defaultFee }, { db, now }) => ({
    success,
    message: 'Shipping fees created successfully!',
    ...(await createMissingFees(db, defaultFee, now)),
  })),
]
