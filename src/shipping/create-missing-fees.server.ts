import { type Db, inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { fromPounds } from '#lib/money.ts'
import { notice } from '#lib/notices.server.ts'
import { insertFees, listFees, type ShippingFee } from './db.server.ts'
import { GOVERNORATES } from './governorates.ts'

/** The days are the table's own; an inactive fee is there too, and stays inactive. */
export function createMissingFees(
  db: Db,
  defaultFee: number,
  now: Date,
): Promise<{ created: number; shippingFees: ShippingFee[] }> {
  const fee = fromPounds(defaultFee)
  const rows = GOVERNORATES.map(({ id: governorateId }) => {
    return { id: newId(), governorateId, fee, createdAt: now, updatedAt: now }
  })
  return inTransaction(db, async (tx) => {
    const { length: created } = await insertFees(tx, rows)
    if (created > 0) await notice(tx, 'content')
    return { created, shippingFees: await listFees(tx, 'all') }
  })
}
