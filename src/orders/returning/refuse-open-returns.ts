import { Refusal } from '#lib/refusal.ts'
import { type OrderFacts, statusOf } from '../order.ts'

/** What an order holds can't move under a return: it is rejected, exchanged or refunded first. */
export function refuseOpenReturns({ openReturns }: { openReturns: number }, facts: OrderFacts): void {
  if (openReturns > 0 && statusOf(facts) !== 'delivered') throw new Refusal('RETURN_OPEN')
}
