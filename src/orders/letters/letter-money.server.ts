import type { letters } from '#i18n/en/letters/orders.ts'
import type { Language } from '#lib/language.ts'
import { inPiastres, lessText, priceText, sumOf } from '#lib/money.ts'
import type { OrderRow } from '../db.server.ts'

type Row = [label: string, value: string]
type OrderLine = OrderRow['lines'][number]

/** Pieces that a refund was for. */
export interface PieceBack {
  refundId: string
  productId: string
  size: string
  quantity: number
  state: string
}

interface Told {
  order: Pick<OrderRow, 'moneyBack' | 'lines' | 'discount'>
  event: string
  step: number | string
  amount?: number | undefined
  back?: readonly PieceBack[] | undefined
}

/** The refund that a letter tells of. One that is sent again has a step of its own, and the amount alone. */
export function refundIn({ order: { moneyBack }, event, step, amount }: Told) {
  if (event !== 'refunded' && event !== 'given back' && event !== 'kept') return undefined
  const sum = event === 'kept' ? 0 : amount
  return moneyBack.find(({ id }) => id === step) ?? moneyBack.findLast((each) => each.amount === sum)
}

const piecesOf = ({ productId, size }: OrderLine, back: readonly PieceBack[]): number =>
  back.reduce((sum, each) => sum + (each.productId === productId && each.size === size ? each.quantity : 0), 0)

/** What the money is for, and of the order what no refund was for; where it is for no piece, all of it. */
export function piecesIn(told: Told) {
  const { order, back = [] } = told
  const refund = refundIn(told)
  const own = back.filter(({ refundId }) => refundId === refund?.id)
  if (own.length === 0) return { refunded: [], others: order.lines }
  const gone = [...own, ...back.filter(({ refundId, state }) => state === 'done' && refundId !== refund?.id)]
  const withPieces = (piecesOfLine: (line: OrderLine) => number): OrderLine[] =>
    order.lines.map((line) => ({ ...line, quantity: piecesOfLine(line) })).filter(({ quantity }) => quantity > 0)
  return {
    refunded: withPieces((line) => piecesOf(line, own)),
    others: withPieces((line) => line.quantity - piecesOf(line, gone)),
  }
}

/** Below the pieces that money is for: what is listed is their price; less may have been paid, and other come back. */
export function backRows(told: Told, refunded: readonly OrderLine[], texts: typeof letters, language: Language): Row[] {
  const refund = refundIn(told)
  const price = sumOf(refunded.map((line) => inPiastres(line.price * line.quantity)))
  if (!refund || refunded.length === 0 || refund.amount === price) return []
  const label = told.order.discount > 0 ? texts.theirPriceBefore : texts.theirPrice
  const { worth, fee } = refund
  return [
    [label, priceText(price, language)],
    ...(worth === null || worth === price ? [] : [[texts.paidForThem, priceText(worth, language)] as Row]),
    ...(fee ? [[texts.feeBack, priceText(fee, language)] as Row] : []),
    [texts.backForThem, priceText(refund.amount, language)],
  ]
}

/** Below the total, once money of what paid it went back, or is owed back of what came in part. */
export function moneyBackRows(
  { moneyBack, total, dueBack, isPaid }: Pick<OrderRow, 'moneyBack' | 'total' | 'dueBack' | 'isPaid'>,
  texts: typeof letters,
  language: Language,
): Row[] {
  const ofOrder = moneyBack.filter(({ isOfOrder, amount }) => isOfOrder && amount > 0)
  const [first] = ofOrder
  if (!first) return dueBack > 0 && !isPaid ? [[texts.paid, priceText(dueBack, language)]] : []
  const refunded = ofOrder.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...(first.paid === total ? [] : [[texts.paid, priceText(first.paid, language)] as Row]),
    [texts.refunded, lessText(refunded, language)],
    [texts.remains, priceText(first.paid - refunded, language)],
  ]
}
