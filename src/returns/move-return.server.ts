import type { Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { LockedOrder } from '#orders/lock-any-order.server.ts'
import { statusOf } from '#orders/order.ts'
import { claimPieces } from '#orders/returning/claim-pieces.server.ts'
import { listPaidLines } from '#orders/returning/list-paid-lines.server.ts'
import { UNDO_SECONDS } from '#orders/undo/undo.ts'
import { insertReturnStep, type LockedReturn, updateReturn } from './db.server.ts'
import { holdSizes } from './hold-sizes.server.ts'
import { refuseGone } from './refuse-gone.server.ts'
import { claims, isOpen, type ReturnState } from './return.ts'

interface Move {
  to: ReturnState
  /** Null for the bank. */
  accountId: string | null
  words?: string
  undoes?: number
  /** Its letter: after the minute in which the team may undo it, at once, or none, where another letter says it. */
  letter: 'later' | 'none' | 'now'
}

/** What was let go of is claimed again only while nobody else has. */
async function refuseClaimed(tx: Tx, { orderId, lines }: LockedReturn): Promise<void> {
  const bought = await listPaidLines(tx, orderId)
  const isFree = ({ variantId, quantity }: LockedReturn['lines'][number]): boolean =>
    (bought.find((line) => line.variantId === variantId)?.free ?? 0) >= quantity
  if (!lines.every(isFree)) await refuseGone(tx, { orderId, variantIds: lines.map(({ variantId }) => variantId) })
}

async function moveClaims(tx: Tx, order: LockedOrder, request: LockedReturn, to: ReturnState): Promise<void> {
  const opens = Number(isOpen(to)) - Number(isOpen(request.state))
  const more = Number(claims(to)) - Number(claims(request.state))
  if (opens > 0 && statusOf(order) !== 'delivered') throw new Refusal('STATE_CONFLICT')
  if (more > 0) await refuseClaimed(tx, request)
  const lines = request.lines.map(({ variantId, quantity }) => ({ variantId, pieces: more * quantity }))
  await claimPieces(tx, { orderId: request.orderId, lines, opens: opens as -1 | 0 | 1 })
}

/** Inside the caller's transaction, order and return locked: sizes, claims, history and letter follow the state. */
export async function moveReturn(
  tx: Tx,
  { order, request }: { order: LockedOrder; request: LockedReturn },
  { to, accountId, letter, words = '', ...step }: Move,
  now: Date,
): Promise<void> {
  const { id, orderId, state } = request
  await holdSizes(tx, request, to, { orderId, accountId })
  await moveClaims(tx, order, request, to)
  const unsent = state === 'exchanged' ? { courier: '', trackingNumber: '' } : {}
  await updateReturn(tx, id, { state: to, updatedAt: now, ...unsent })
  const history = { returnId: id, at: now, accountId, fromState: state, toState: to, words }
  const stepId = await insertReturnStep(tx, { ...history, ...step })
  if (letter === 'none') return
  await enqueue(tx, 'send-return-mail', { returnId: id, step: stepId }, letter === 'later' ? UNDO_SECONDS : 0)
}
