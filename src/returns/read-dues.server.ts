import type { Db } from '#lib/db.server.ts'
import { type Piastres, sumOf } from '#lib/money.ts'
import { listPaidLines } from '#orders/returning/list-paid-lines.server.ts'
import { listReturnsOf, type ReturnRow } from './db.server.ts'
import { dueOf, feeWith } from './return.ts'

/** The returns of an order; what goes back of its shipping fee with one and those before it; what is due with one. */
export async function readDues(db: Db, orderId: string) {
  const bought = await listPaidLines(db, orderId)
  const returns = await listReturnsOf(db, orderId)
  const pieces = sumOf(bought.map(({ quantity }) => quantity))
  const feeOf = ({ number, shippingFee }: ReturnRow): Piastres =>
    feeWith(
      returns.filter((each) => each.number <= number),
      { pieces, fee: shippingFee },
    )
  return { returns, feeOf, dueWith: (request: ReturnRow) => dueOf(request, feeOf(request)) }
}

export type Dues = Awaited<ReturnType<typeof readDues>>
