import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { mayTake } from '../admin/status-change.ts'
import { lockOrder } from '../lock-order.server.ts'
import { type OrderStatus, statusOf } from '../order.ts'
import { refuseMovedOn } from '../refuse-moved-on.ts'
import { settleStatus } from '../settle-status.server.ts'
import { type NamedParcel, putParcel } from '../tending/put-parcel.server.ts'
import { findLastStep } from '../undo/db-undos.server.ts'
import { UNDO_SECONDS } from '../undo/undo.ts'
import type { BulkAction } from './wire-bulk.ts'

export interface StepTaken {
  orderId: string
  action: BulkAction
  from: OrderStatus
  accountId: string
  /** Said with shipping alone. */
  parcel?: NamedParcel | undefined
  /** Are goods that come back on the shelf? */
  restock: boolean
  /** Said with delivering alone. */
  cashCame?: boolean | undefined
}

const BECOMES = {
  approve: 'paid',
  ship: 'shipped',
  deliver: 'delivered',
  refuse: 'cancelled',
} as const satisfies Record<BulkAction, OrderStatus>

/** Only what is usually done next: among many, nobody looks twice at the one that is cancelled, or not paid by card. */
export async function stepOn(tx: Tx, step: StepTaken, now: Date) {
  const { orderId, action, from, accountId, parcel, restock, cashCame } = step
  const order = await lockOrder(tx, orderId)
  const status = statusOf(order)
  refuseMovedOn({ status, isPaid: order.isPaid }, from)
  if (!mayTake({ ...order, status }, action))
    throw new Refusal('STATE_CONFLICT', { details: { status, isPaid: order.isPaid } })
  const change = { orderId, status: BECOMES[action], restock, cashCame, note: '', accountId, isTeams: true } as const
  await settleStatus(tx, order, action === 'refuse' ? { ...change, isRefusal: true } : change, now)
  if (action === 'ship' && parcel) await putParcel(tx, orderId, parcel, now)
  const after = action === 'approve' && status !== 'pending' ? status : BECOMES[action]
  return { status: after, undo: { step: (await findLastStep(tx, orderId)).id, seconds: UNDO_SECONDS } }
}
