import type { WayBack } from '#books/ways-back.ts'
import { inTransaction, type Tx } from '#lib/db.server.ts'
import { fromPounds, inPiastres, type Piastres, sumOf } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { giveBack } from '#payments/give-back.server.ts'
import { refundPayment } from '#payments/refund-payment.server.ts'
import { findReturn, lockReturnRow, type ReturnRow, updateReturn } from './db.server.ts'
import { moveReturn } from './move-return.server.ts'
import { readMoney } from './read-money.server.ts'
import { settleRefund } from './settle-refund.server.ts'

export interface ReturnRefund {
  id: string
  amount: Piastres
  /** What the form showed as refunded so far. */
  refunded: Piastres
  /** Why it is less than the return is worth, as the shopper is told. */
  words: string
  /** Absent where the provider sends it to the card. */
  byHand?: { how: WayBack; reference: string } | undefined
}

type Context = RequestContext<'owner'>

/** The order is locked: a return that somebody else has ended meanwhile ends the refund too. */
async function lockRefundable(tx: Tx, id: string) {
  const request = await lockReturnRow(tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  if (request.refundId !== null) throw new Refusal('REFUND_UNDER_WAY')
  if (request.state !== 'received') throw new Refusal('STALE_EDIT', { details: { state: request.state } })
  return request
}

/** Nothing was paid for it, or what came is not worth any, as the shopper is told then. */
function endWithoutMoney({ id, orderId }: ReturnRow, words: string, { db, viewer, now }: Context): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const request = await lockRefundable(tx, id)
    const step = { to: 'refunded', accountId: viewer.accountId, words, letter: 'later' } as const
    await moveReturn(tx, { order, request }, step, now)
  })
}

/** Its pieces, which are on the shelf or not since they came, what was paid for them, and what comes of the fee. */
const goodsOf = ({ lines }: ReturnRow, fee: Piastres) => ({
  lines,
  restock: false,
  worth: sumOf(lines.map(({ amount }) => inPiastres(amount))),
  fee,
})

type Wanted = ReturnRefund & { fee: Piastres }

/** A card’s return is refunded once the bank says so; until then the refund is under way. */
async function toTheCard(
  request: ReturnRow,
  { amount, refunded, words, fee }: Wanted,
  context: Context,
): Promise<void> {
  const { id, orderId, code } = request
  const inReturn = async (tx: Tx, refundId: string): Promise<void> => {
    await lockRefundable(tx, id)
    await updateReturn(tx, id, { refundId, updatedAt: context.now })
  }
  const refundId = await refundPayment(
    { orderId, amount, refunded, reason: code, words, inReturn, ...goodsOf(request, fee) },
    context,
  )
  const state = (await findReturn(context.db, id))?.refund?.state
  if (state === 'done' || state === 'refused') await settleRefund(context.db, { refundId, state }, context.now)
}

async function byHand(
  request: ReturnRow,
  { amount, refunded, fee, ...details }: Wanted & { how: WayBack; reference: string },
  context: Context,
): Promise<void> {
  const { id, orderId, code } = request
  const { how, reference, words } = details
  const { accountId } = context.viewer
  const inReturn = async (tx: Tx, refundId: string): Promise<void> => {
    const order = await lockOrder(tx, orderId)
    const locked = await lockRefundable(tx, id)
    await updateReturn(tx, id, { refundId })
    await moveReturn(tx, { order, request: locked }, { to: 'refunded', accountId, letter: 'none' }, context.now)
  }
  await giveBack(
    { orderId, amount, refunded, how, reference, reason: code, words, inReturn, ...goodsOf(request, fee) },
    context,
  )
}

/**
 * With what comes of the fee. Whoever gets less than they count on is told why; what another return was promised is not
 * given away with this one.
 */
async function checkedWish(request: ReturnRow, wish: ReturnRefund, { db, now }: Context): Promise<Wanted> {
  const { proposed, refundable, promisedTo, fee } = await readMoney(db, request, now)
  if (promisedTo.length > 0 && wish.amount > fromPounds(refundable))
    throw new Refusal('REFUND_NOT_POSSIBLE', { details: { refundable, promisedTo } })
  if (wish.amount < fromPounds(proposed) && wish.words === '')
    throw new Refusal('INVALID', { errors: { words: 'noteRequired' } })
  return { ...wish, fee: fromPounds(fee) }
}

export async function refundReturn(wish: ReturnRefund, context: Context): Promise<void> {
  const request = await findReturn(context.db, wish.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const refund = await checkedWish(request, wish, context)
  if (wish.amount === 0) return endWithoutMoney(request, wish.words, context)
  if (wish.byHand) return byHand(request, { ...refund, ...wish.byHand }, context)
  return toTheCard(request, refund, context)
}
