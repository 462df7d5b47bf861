import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { hasWaitingPreOrder } from './db-waiting.server.ts'
import type { LockedOrder } from './lock-any-order.server.ts'
import type { OrderFacts } from './order.ts'

/** Inside the caller's transaction, the order locked: what its pre-order asks for is not claimed a second time. */
export async function refuseWaitingAgain(tx: Tx, { id, isCancelled }: LockedOrder, facts: OrderFacts): Promise<void> {
  if (!isCancelled || facts.isCancelled) return
  if (await hasWaitingPreOrder(tx, id)) throw new Refusal('PRE_ORDER_WAITS_AGAIN')
}
