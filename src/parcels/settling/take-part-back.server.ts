import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { oweBack } from '#orders/owe-back.server.ts'
import { dropPart } from './db-parts.server.ts'
import { lockPart } from './lock-part.server.ts'

/** It never came. Where the rest has come too, its order is paid, and that is undone first. */
export function takePartBack(db: Db, place: { settlementId: string; line: number }, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { line, owing } = await lockPart(tx, place)
    if (line.state !== 'part' || owing.isPaid) throw new Refusal('STATE_CONFLICT')
    const isCancelled = owing.status === 'cancelled'
    await dropPart(tx, place, isCancelled ? 'cancelled' : 'amountDiffers')
    await oweBack(tx, owing.id, { isCancelled, isPaid: false }, now)
  })
}
