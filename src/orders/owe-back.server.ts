import { hasMoneyLeft } from '#books/has-money-left.server.ts'
import { keepPart } from '#books/keep-part.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { sumParts } from './db-parts.server.ts'
import { markOrder } from './mark-order.server.ts'
import type { OrderFacts } from './order.ts'
import { unmarkOrder } from './unmark-order.server.ts'

const REFUND_DUE = 'refund due'

/** Inside the caller's transaction, the order locked: what came for an order that is cancelled is owed back, for as long as it is. */
export async function oweBack(
  tx: Tx,
  orderId: string,
  { isCancelled, isPaid }: Pick<OrderFacts, 'isCancelled' | 'isPaid'>,
  now: Date,
): Promise<void> {
  const came = isCancelled && !isPaid ? await sumParts(tx, orderId) : 0
  await keepPart(tx, { orderId, came }, now)
  if (isCancelled && (await hasMoneyLeft(tx, orderId))) await markOrder(tx, orderId, REFUND_DUE)
  else await unmarkOrder(tx, orderId, REFUND_DUE)
}
