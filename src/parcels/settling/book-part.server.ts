import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { stepOn } from '#orders/bulk/step-on.server.ts'
import { oweBack } from '#orders/owe-back.server.ts'
import { keepPart } from './db-parts.server.ts'
import { lockPart } from './lock-part.server.ts'
import { isOwed, isPart } from './settlement.ts'

interface Part {
  settlementId: string
  line: number
  accountId: string
}

/** What came is settled: the parcel has arrived, and its order is paid only once the rest is here too; a cancelled one owes it back. */
export function bookPart(db: Db, { accountId, ...place }: Part, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { line, owing, courier } = await lockPart(tx, place)
    const isCancelled = isOwed(line, owing, courier)
    if (line.state !== 'held' || !(isCancelled || isPart(line, owing, courier))) throw new Refusal('STATE_CONFLICT')
    const { id: orderId, status: from } = owing
    const step = { orderId, accountId, restock: false, action: 'deliver', from } as const
    const there = from === 'shipped' ? await stepOn(tx, step, now) : null
    await keepPart(tx, { ...place, accountId, at: now, step: there?.undo.step ?? null })
    if (isCancelled) await oweBack(tx, orderId, { isCancelled, isPaid: owing.isPaid }, now)
  })
}
