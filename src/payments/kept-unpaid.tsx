import { useEffect } from 'react'

/** Until when an order of this browser can be paid, as its own page told last: whoever had none asks nobody for one. */
const KEY = 'bw_unpaid'

/** Milliseconds, 0 where nothing is kept. */
function kept(): number {
  try {
    return Date.parse(localStorage.getItem(KEY) ?? '') || 0
  } catch {
    return 0
  }
}

export const mayHaveUnpaid = (now: number): boolean => kept() > now

export function forgetUnpaid(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Then it was not kept either.
  }
}

/** Other pages may say that there is one, for as long as it can be paid. */
export function useKeptUnpaid(payBy: string | null): void {
  useEffect(() => {
    try {
      if (payBy !== null && Date.parse(payBy) > kept()) localStorage.setItem(KEY, payBy)
    } catch {
      // Then they say nothing of it.
    }
  }, [payBy])
}
