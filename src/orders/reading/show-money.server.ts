import { toPounds } from '#lib/money.ts'
import type { OrderRow } from '../db.server.ts'
import type { OrderMoney } from '../db-shown-money.server.ts'
import { freePieces } from '../returning/free-pieces.ts'
import { checksOf } from './payment-checks.ts'

const instant = (at: string | Date): string => new Date(at).toISOString()
const code = (id: number | null): string | null => (id === null ? null : String(id))

const shownRefund = ({ askedAt, amount, ...refund }: OrderMoney['refunds'][number], back: OrderMoney['back']) => ({
  ...refund,
  amount: toPounds(amount),
  at: instant(askedAt),
  lines: back.filter(({ refundId }) => refundId === refund.id),
})

const shownTry = (one: OrderMoney['tries'][number]) => ({
  number: one.number,
  state: one.state,
  at: instant(one.createdAt),
  askedAt: one.askedAt === null ? null : instant(one.askedAt),
  providerOrderId: code(one.providerOrderId),
})

/** What the provider said of an order's tries, each message with what it was held against. */
export const shownTold = ({ tries, told }: OrderMoney) =>
  told.map(({ firstAt, lastAt, transactionId, ...message }) => ({
    ...message,
    transactionId: code(transactionId),
    amount: toPounds(message.amount),
    checks: checksOf(message, tries.find(({ number }) => number === message.number) ?? message),
    firstAt: instant(firstAt),
    lastAt: instant(lastAt),
  }))

/** What a return is about is that return's to refund. */
function shownLine(line: OrderRow['lines'][number], back: OrderMoney['back']) {
  const { productId, size, returned } = line
  const ofLine = back.filter((row) => row.productId === productId && row.size === size && row.state !== 'refused')
  const refundedApart = ofLine.reduce((sum, row) => sum + (row.isClaimed ? 0 : row.quantity), 0)
  return { productId, size, refundable: freePieces({ ...line, refundedApart }), returned }
}

/** An order's money as the team sees it. */
export function shownMoney(
  { payment, refunds, tries, back }: OrderMoney,
  { isPaid, cancelledAt, total, lines }: OrderRow,
) {
  const { kind = null, amount = 0, refunded = 0, transactionId = null, isPart = false } = payment ?? {}
  return {
    kind,
    isPart,
    transactionId: code(transactionId),
    refunded: toPounds(refunded),
    refundable: toPounds(amount - refunded),
    owedBack: toPounds(isPaid && cancelledAt === null ? Math.max(0, amount - refunded - total) : 0),
    refunds: refunds.map((refund) => shownRefund(refund, back)),
    tries: tries.map(shownTry),
    lines: lines.map((line) => shownLine(line, back)),
  }
}
