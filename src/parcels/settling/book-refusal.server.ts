import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { stepOn } from '#orders/bulk/step-on.server.ts'
import { bookLine } from './db-settlements.server.ts'
import { lockPart } from './lock-part.server.ts'
import { isRefusedInPart } from './settlement.ts'

interface Refused {
  settlementId: string
  line: number
  accountId: string
}

/** The parcel is back although a part of its cash is here: that part is owed back, which somebody has to mean. */
export function bookRefusal(db: Db, { accountId, ...place }: Refused, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { line, owing, courier } = await lockPart(tx, place)
    if (line.state !== 'held' || !isRefusedInPart(line, owing, courier)) throw new Refusal('STATE_CONFLICT')
    const { id: orderId, sku: code, status: from } = owing
    const { undo } = await stepOn(tx, { orderId, accountId, restock: true, action: 'refuse', from }, now)
    await bookLine(tx, { ...place, code, step: undo.step, accountId, at: now })
  })
}
