import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { Refusal } from '#lib/refusal.ts'
import type { updateFeeCall } from './api.ts'
import type { ShippingFee } from './db.server.ts'
import { saveFees } from './save-fees.server.ts'

/** What is not sent stays as it is. */
export async function updateFee(db: Db, edit: VerbInput<typeof updateFeeCall>, now: Date): Promise<ShippingFee> {
  const [fee] = await saveFees(db, [edit], now, () => '')
  if (!fee) throw new Refusal('NOT_FOUND')
  return fee
}
