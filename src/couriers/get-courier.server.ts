import type { Db, Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { findCourier } from './db.server.ts'

export async function getCourier(db: Db | Tx, id: string) {
  const courier = await findCourier(db, id)
  if (!courier) throw new Refusal('NOT_FOUND')
  return courier
}
