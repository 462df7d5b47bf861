import { orderIdIn } from './outcome.ts'

const KEY = 'bw_payment_result'

/** The bank may send one back into another browser than the order's own: what it signed proves there what it says. */
export function keepResult(query: string): void {
  try {
    sessionStorage.setItem(KEY, query)
  } catch {
    // Then a page that is loaded again knows no more than its address.
  }
}

/** What the bank signed of this order, in this tab. */
export function keptResult(orderId: string): string | null {
  try {
    const query = sessionStorage.getItem(KEY)
    return query !== null && orderIdIn(new URLSearchParams(query)) === orderId ? query : null
  } catch {
    return null
  }
}
