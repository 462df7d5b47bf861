import type { Db, Tx } from '#lib/db.server.ts'
import { inPiastres } from '#lib/money.ts'
import { findEligible } from '#promo-codes/find-eligible.server.ts'
import { findDiscount, listReturnable } from './db-returning.server.ts'
import { freePieces } from './free-pieces.ts'
import { spread } from './spread.ts'

/** What each line of an order was paid with, its share of the discount taken off, and which pieces may still come back. */
export async function listPaidLines(db: Db | Tx, orderId: string) {
  const lines = await listReturnable(db, orderId)
  const discount = await findDiscount(db, orderId)
  const worth = lines.map(({ price, quantity }) => price * quantity)
  const priced = lines.map((line) => ({ ...line, price: inPiastres(line.price) }))
  const isEligible = discount > 0 ? await findEligible(db, orderId, priced) : []
  const eligible = worth.map((sum, at) => (isEligible[at] ? sum : 0))
  // Its rules may have changed since: what they name now can't have lost more than it cost.
  const fits = eligible.reduce((sum, each) => sum + each, 0) >= discount
  const shares = spread(discount, fits ? eligible : worth)
  return lines.map((line, at) => ({
    ...line,
    paid: (worth[at] ?? 0) - (shares[at] ?? 0),
    used: line.claimed + line.refundedApart,
    free: freePieces(line),
  }))
}

export type PaidLine = Awaited<ReturnType<typeof listPaidLines>>[number]
