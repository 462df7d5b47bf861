import type { Tx } from '#lib/db.server.ts'
import { giveBackPromoCode } from '#promo-codes/give-back-promo-code.server.ts'
import { retakePromoCode } from '#promo-codes/retake-promo-code.server.ts'
import type { LockedOrder } from './lock-any-order.server.ts'
import type { OrderFacts } from './order.ts'

/** A cancelled order gives its promo code back; one that stands again takes it again, or is refused. */
export async function movePromoCode(tx: Tx, order: LockedOrder, to: OrderFacts, now: Date): Promise<void> {
  if (to.isCancelled) await giveBackPromoCode(tx, order.id, now)
  else if (order.isCancelled) await retakePromoCode(tx, order.id)
}
