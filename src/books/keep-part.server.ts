import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { changePart, insertPart, lockPartOf } from './db-parts.server.ts'

interface Part {
  orderId: string
  /** What its courier has brought of a cancelled order's cash; 0 where the order stands. */
  came: number
}

/** Inside the caller's transaction, the order locked. What of it was given back can't be unsaid. */
export async function keepPart(tx: Tx, { orderId, came }: Part, now: Date): Promise<void> {
  const part = await lockPartOf(tx, orderId)
  if (part && part.refunded > came) throw new Refusal('PART_GIVEN_BACK')
  if (part) await changePart(tx, part.id, came > 0 ? { amount: came } : { undoneAt: now })
  else if (came > 0) await insertPart(tx, orderId, came, now)
}
