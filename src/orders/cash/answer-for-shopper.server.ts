import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { insertStep } from '../db.server.ts'
import type { LockedOrder } from '../lock-any-order.server.ts'
import { lockOrder } from '../lock-order.server.ts'
import { type OrderStatus, statusOf } from '../order.ts'
import { refuseMovedOn } from '../refuse-moved-on.ts'
import { refuseNotOpen } from './confirm-order.server.ts'
import { addAskedInVain, updateConfirmation } from './db-cash.server.ts'

export interface Called {
  orderId: string
  /** What came of the call; `not confirmed` takes back what the team said of an earlier one. */
  answer: 'confirmed' | 'no answer' | 'not confirmed'
  from?: OrderStatus | undefined
  accountId: string
}

/** What the shopper's own link said is not the team's to take back, and who has confirmed needs no more calls. */
function refuseAnswer({ confirmedBy }: LockedOrder, answer: Called['answer']): void {
  const isRight = { confirmed: true, 'no answer': confirmedBy === null, 'not confirmed': confirmedBy === 'team' }
  if (!isRight[answer]) throw new Refusal('STATE_CONFLICT')
}

async function keepAnswer(tx: Tx, id: string, answer: Called['answer'], now: Date): Promise<void> {
  if (answer === 'no answer') return addAskedInVain(tx, id)
  const isSaid = answer === 'confirmed'
  await updateConfirmation(tx, id, { confirmedAt: isSaid ? now : null, confirmedBy: isSaid ? 'team' : null })
}

/** The team has called. */
export function answerForShopper(db: Db, { orderId, answer, from, accountId }: Called, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const status = statusOf(order)
    refuseMovedOn({ status, isPaid: order.isPaid }, from)
    refuseNotOpen(order)
    if (answer === 'confirmed' && order.confirmedBy !== null) return
    refuseAnswer(order, answer)
    await keepAnswer(tx, orderId, answer, now)
    const step = { orderId, at: now, accountId, fromStatus: status, toStatus: status, note: '' }
    await insertStep(tx, { ...step, event: answer })
  })
}
