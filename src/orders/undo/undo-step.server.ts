import { takePaymentBack } from '#books/take-payment-back.server.ts'
import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { insertStep } from '../db.server.ts'
import { findKept } from '../desk/db-edits.server.ts'
import { takeEditBack } from '../desk/take-edit-back.server.ts'
import type { LockedOrder } from '../lock-any-order.server.ts'
import { lockOrder } from '../lock-order.server.ts'
import { moveHoldings } from '../move-holdings.server.ts'
import { movePromoCode } from '../move-promo-code.server.ts'
import { hasArrived, holdsOf, statusOf, stockMove } from '../order.ts'
import { oweBack } from '../owe-back.server.ts'
import { refuseWaitingAgain } from '../refuse-waiting-again.server.ts'
import { refuseOpenReturns } from '../returning/refuse-open-returns.ts'
import { INVITE_AFTER } from '../settle-status.server.ts'
import { unmarkOrder } from '../unmark-order.server.ts'
import { findLastStep, findUndo, restoreFacts, type Undo } from './db-undos.server.ts'
import { secondsToUndo } from './undo.ts'

/** An edit marks what it makes cheaper. */
const OWED = 'difference owed'

interface Undoing {
  orderId: string
  /** The row of its history that was a mistake: the last one, or it is too late. */
  step: number
  accountId: string
}

const factsOf = ({ isPaid, fulfilment, cancelledAt }: Undo) => ({
  isPaid,
  fulfilment,
  isCancelled: cancelledAt !== null,
})

interface Mistake extends Undo {
  accountId: string
  at: Date
}

/** What a step of the team was beside where it led to: an edit. */
async function takeContentsBack(tx: Tx, order: LockedOrder, was: Mistake, now: Date): Promise<void> {
  const keptContents = await findKept(tx, was.step)
  if (!keptContents) return
  await takeEditBack(tx, order, { ...was, kept: keptContents }, now)
  if (was.attention !== OWED) await unmarkOrder(tx, order.id, OWED)
}

async function takeBack(tx: Tx, order: LockedOrder, was: Mistake, now: Date): Promise<void> {
  const { id: orderId } = order
  await takeContentsBack(tx, order, was, now)
  const before = factsOf(was)
  refuseOpenReturns(order, before)
  await refuseWaitingAgain(tx, order, before)
  const did = stockMove(holdsOf(before), order.holds, was.fulfilment === 'none' || was.restock)
  const piece = { onHand: -did.onHand, reserved: -did.reserved }
  await moveHoldings(tx, piece, { reason: 'step undone', orderId, accountId: was.accountId })
  await movePromoCode(tx, order, before, now)
  if (order.isPaid && !before.isPaid && !(await takePaymentBack(tx, orderId, now))) throw new Refusal('STATE_CONFLICT')
  if (before.isCancelled !== order.isCancelled) await oweBack(tx, orderId, before, now)
  await restoreFacts(tx, orderId, { ...was, holds: holdsOf(before) }, now)
}

/** Within its minute the order stands as before and nobody is told. Undoing it twice is undoing it once. */
export function undoStep(db: Db, { orderId, step, accountId }: Undoing, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const last = await findLastStep(tx, orderId)
    if (last.undoes === step) return
    const status = statusOf(order)
    if (last.id !== step) throw new Refusal('STALE_EDIT', { details: { status, isPaid: order.isPaid } })
    const was = await findUndo(tx, step)
    if (!was) throw new Refusal('STATE_CONFLICT')
    if (secondsToUndo(last, now) === 0) throw new Refusal('UNDO_OVER')
    await takeBack(tx, order, { ...was, accountId, at: last.at }, now)
    const before = factsOf(was)
    const to = { fromStatus: status, toStatus: statusOf(before), undoes: step }
    const undone = await insertStep(tx, { orderId, at: now, accountId, note: '', ...to })
    if (hasArrived(before)) await enqueue(tx, 'invite-to-review', { orderId, step: undone }, INVITE_AFTER)
  })
}
