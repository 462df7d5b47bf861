import { tabStore } from '#lib/storage.ts'
import { orderIdIn } from '../outcome.ts'

const store = tabStore('bw_payment_result')

/** The bank may send the shopper into another browser: what it signed proves the outcome there. */
export const keepResult = store.write

export function keptResult(orderId: string): string | null {
  const query = store.read()
  return query !== null && orderIdIn(new URLSearchParams(query)) === orderId ? query : null
}
