import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockPromoCode, type StoredPromoCode } from './db.server.ts'

export interface Seen {
  id: string
  /** As the asker saw it; without it the last one wins. */
  updatedAt?: string | undefined
}

/** The code, locked; refused where somebody changed it in the meantime. That an order uses it is no change of it. */
export async function lockAsSeen(tx: Tx, { id, updatedAt }: Seen): Promise<StoredPromoCode> {
  const current = await lockPromoCode(tx, { id })
  if (!current) throw new Refusal('NOT_FOUND')
  const isAsSeen = updatedAt === undefined || current.updatedAt.toISOString() === new Date(updatedAt).toISOString()
  if (!isAsSeen) throw new Refusal('STALE_EDIT', { details: { updatedAt: current.updatedAt.toISOString() } })
  return current
}
