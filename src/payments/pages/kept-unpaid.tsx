import { useEffect } from 'react'
import { browserStore } from '#lib/storage.ts'

/** Until when this browser's order can be paid; without one the server is not asked. */
const store = browserStore('bw_unpaid')

/** Milliseconds, 0 where nothing is kept. */
const storedTime = (): number => Date.parse(store.read() ?? '') || 0

export const mayHaveUnpaid = (now: number): boolean => storedTime() > now

export const forgetUnpaid = store.remove

export function useKeptUnpaid(payBy: string | null): void {
  useEffect(() => {
    if (payBy !== null && Date.parse(payBy) > storedTime()) store.write(payBy)
  }, [payBy])
}
