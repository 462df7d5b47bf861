import type { Db } from '#lib/db.server.ts'
import { type Piastres, sumOf } from '#lib/money.ts'
import { listPaidLines } from '#orders/returning/list-paid-lines.server.ts'
import { listReturnsOf, type ReturnRow } from './db.server.ts'
import { feeWith } from './return.ts'

/** What goes back of the shipping fee with a return and those before it. */
export async function readFee(db: Db, { orderId, number, shippingFee }: ReturnRow): Promise<Piastres> {
  const bought = await listPaidLines(db, orderId)
  const returns = (await listReturnsOf(db, orderId)).filter((each) => each.number <= number)
  return feeWith(returns, { pieces: sumOf(bought.map(({ quantity }) => quantity)), fee: shippingFee })
}
