import { findDeliveryAddress } from '#addresses/find-delivery-address.server.ts'
import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { findPreOrder, listSteps } from './db.server.ts'
import { adminPreOrder } from './show-pre-order.server.ts'

export async function getForTeam(db: Db, id: string, now: Date) {
  const row = await findPreOrder(db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [steps, address] = await Promise.all([
    listSteps(db, id),
    row.accountId === null ? undefined : findDeliveryAddress(db, row.accountId),
  ])
  return adminPreOrder(row, { steps, address }, now)
}
