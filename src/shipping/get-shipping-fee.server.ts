import type { Db, Tx } from '#lib/db.server.ts'
import { inPiastres, type Piastres } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { findFee, type ShippingFee } from './db.server.ts'
import { governorate } from './governorates.ts'

export async function getShippingFee(
  db: Db | Tx,
  governorateId: string,
): Promise<{ fee: Piastres; shownFee: ShippingFee }> {
  const feeRow = await findFee(db, governorateId)
  if (feeRow) return { fee: inPiastres(feeRow.fee), shownFee: feeRow.shownFee }
  const { name = governorateId, nameAr = governorateId } = governorate(governorateId) ?? {}
  throw new Refusal('SHIPPING_FEE_NOT_CONFIGURED', { details: { governorate: name, governorateAr: nameAr } })
}
