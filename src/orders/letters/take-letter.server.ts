import { type Db, inTransaction } from '#lib/db.server.ts'
import { enqueue, type JobNeeds } from '#lib/jobs.server.ts'
import { findOrder, type OrderRow } from '../db.server.ts'
import { lockAnyOrder } from '../lock-any-order.server.ts'
import { markStepTold } from '../undo/db-undos.server.ts'
import { fateOf } from './letter-fate.ts'

/** The order that a letter is about, if the letter leaves now: from then on its step can't be undone. */
export function takeLetter(db: Db, letter: JobNeeds['send-order-mail'], now: Date): Promise<OrderRow | undefined> {
  return inTransaction(db, async (tx) => {
    if ((await lockAnyOrder(tx, letter.orderId))?.deletedAt !== null) return undefined
    const order = await findOrder(tx, letter.orderId)
    const fate = order ? fateOf(order, letter, now) : 'void'
    if (typeof fate === 'object') await enqueue(tx, 'send-order-mail', letter, fate.wait)
    if (fate !== 'leaves') return undefined
    if (typeof letter.step === 'number') await markStepTold(tx, letter.step, now)
    return order
  })
}
