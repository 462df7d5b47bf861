import { type Db, inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { fromPounds } from '#lib/money.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { createFeeCall } from './api.ts'
import { insertFees, type ShippingFee, shownFee } from './db.server.ts'
import { governorate } from './governorates.ts'

type FeeForm = VerbInput<typeof createFeeCall>

export function createFee(db: Db, form: FeeForm, now: Date): Promise<ShippingFee> {
  const { governorateId, shippingFee, leadDaysMin, leadDaysMax, isActive } = form
  if (leadDaysMin > leadDaysMax) throw new Refusal('INVALID', { errors: { leadDaysMax: 'leadDaysTurned' } })
  const days = { leadDaysMin, leadDaysMax }
  const row = { id: newId(), governorateId, fee: fromPounds(shippingFee), ...days, isActive }
  return inTransaction(db, async (tx) => {
    const [inserted] = await insertFees(tx, [{ ...row, createdAt: now, updatedAt: now }])
    if (!inserted) {
      const { name = governorateId, nameAr = governorateId } = governorate(governorateId) ?? {}
      throw new Refusal('SHIPPING_FEE_EXISTS', { details: { governorate: name, governorateAr: nameAr } })
    }
    await notice(tx, 'content')
    return shownFee(inserted)
  })
}
