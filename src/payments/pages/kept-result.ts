import { tabStore } from '#lib/storage.ts'
import { orderIdIn } from '../outcome.ts'

const store = tabStore('bw_payment_result')

/** The bank may send one back into another browser than the order's own: what it signed proves there what it says. */
export const keepResult = store.write

/** What the bank signed of this order, in this tab. */
export function keptResult(orderId: string): string | null {
  const query = store.read()
  return query !== null && orderIdIn(new URLSearchParams(query)) === orderId ? query : null
}
