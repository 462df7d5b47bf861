import { useEffect } from 'react'
import { browserStore } from '#lib/storage.ts'

/** Until when an order of this browser can be paid, as its own page told last: whoever had none asks nobody for one. */
const store = browserStore('bw_unpaid')

/** Milliseconds, 0 where nothing is kept. */
const storedTime = (): number => Date.parse(store.read() ?? '') || 0

export const mayHaveUnpaid = (now: number): boolean => storedTime() > now

export const forgetUnpaid = store.remove

/** Other pages may say that there is one, for as long as it can be paid. */
export function useKeptUnpaid(payBy: string | null): void {
  useEffect(() => {
    if (payBy !== null && Date.parse(payBy) > storedTime()) store.write(payBy)
  }, [payBy])
}
