import type { Size } from '#catalog/product.ts'
import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { listPaidLines } from '#orders/returning/list-paid-lines.server.ts'
import { putBack } from '#orders/returning/put-back.server.ts'
import type { NamedParcel } from '#orders/tending/put-parcel.server.ts'
import { type LockedReturn, updateLine } from './db.server.ts'
import { lockReturn } from './lock-return.server.ts'
import { moveReturn } from './move-return.server.ts'
import { type ReturnState, stepsFrom, type TeamStep } from './return.ts'
import { putExchangeParcel } from './sending/put-exchange-parcel.server.ts'

export interface StepOfTeam {
  id: string
  from: ReturnState
  to: TeamStep
  /** Why it is rejected, or what the shopper should know. */
  words: string
  /** Of the pieces that are here, those that can be sold; what is not named is not. */
  sellable: readonly { productId: string; size: Size; pieces: number }[]
  /** Who brings the new piece of an exchange, where that is known with the step. */
  parcel?: NamedParcel | undefined
  accountId: string
}

/** What an earlier refund had counted as back, and put on the shelf, is not put there again. */
async function receive(tx: Tx, request: LockedReturn, { sellable, accountId }: StepOfTeam): Promise<void> {
  const bought = await listPaidLines(tx, request.orderId)
  const rows = request.lines.map(({ variantId, productId, size, quantity }) => {
    const sellablePieces = sellable.find((line) => line.productId === productId && line.size === size)?.pieces ?? 0
    if (sellablePieces > quantity) throw new Refusal('INVALID', { errors: { sellable: 'tooMany' } })
    const line = bought.find((each) => each.variantId === variantId)
    const back = Math.min(quantity, line ? line.quantity - line.returned : 0)
    return { variantId, back, onShelf: Math.min(sellablePieces, back) }
  })
  const { orderId, id: returnId } = request
  await putBack(tx, { orderId, accountId, reason: 'return received', rows })
  for (const { variantId, onShelf, back } of rows)
    await updateLine(tx, { returnId, variantId }, { sellable: onShelf, back })
}

function refuseMoved(request: Pick<LockedReturn, 'state'>, from: ReturnState): void {
  if (request.state !== from) throw new Refusal('STALE_EDIT', { details: { state: request.state } })
}

/** One step of the team, from where they saw it; they may undo it for a minute, and until then nobody is told. */
export function takeStep(db: Db, step: StepOfTeam, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { order, request } = await lockReturn(tx, step.id)
    const { to, words, accountId } = step
    refuseMoved(request, step.from)
    if (!stepsFrom(request).includes(to) || request.refundId !== null) throw new Refusal('STATE_CONFLICT')
    if (to === 'received') await receive(tx, request, step)
    await moveReturn(tx, { order, request }, { to, words, accountId, letter: 'later' }, now)
    if (to === 'exchanged' && step.parcel) await putExchangeParcel(tx, request, step.parcel)
  })
}
