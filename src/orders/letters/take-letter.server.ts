import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { enqueue, type JobNeeds } from '#lib/jobs.server.ts'
import { findOrder, type OrderRow } from '../db.server.ts'
import { findTries } from '../db-shown-money.server.ts'
import { lockAnyOrder } from '../lock-any-order.server.ts'
import { markStepTold } from '../undo/db-undos.server.ts'
import { fateOf } from './letter-fate.ts'

/** What tells the shopper that the order counts tells the team as well: a card's first word is that it is paid. */
async function tellTeam(tx: Tx, order: OrderRow | undefined, { event }: JobNeeds['send-order-mail']): Promise<void> {
  const isNews = event === 'placed' || (event === 'paid' && order?.paymentMethod === 'paymob')
  if (order && isNews) await enqueue(tx, 'note-arrival', { orderId: order.id })
}

/** The order that a letter is about, if the letter leaves now: from then on its step can't be undone. */
export function takeLetter(db: Db, letter: JobNeeds['send-order-mail'], now: Date): Promise<OrderRow | undefined> {
  return inTransaction(db, async (tx) => {
    if ((await lockAnyOrder(tx, letter.orderId))?.deletedAt !== null) return undefined
    const order = await findOrder(tx, letter.orderId)
    const told = await findTries(tx, letter.orderId)
    const fate = order ? fateOf({ ...order, ...told }, letter, now) : 'void'
    if (typeof fate === 'object') await enqueue(tx, 'send-order-mail', letter, fate.wait)
    if (fate !== 'leaves') return undefined
    if (typeof letter.step === 'number') await markStepTold(tx, letter.step, now)
    await tellTeam(tx, order, letter)
    return order
  })
}
