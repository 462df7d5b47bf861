import { useEffect, useState } from 'react'
import type { ListedOrder } from './admin-order.ts'

const NONE: readonly ListedOrder[] = []

/** Slips that stand on the page while they are printed, and no longer. */
export function useSlips() {
  const [slips, setSlips] = useState(NONE)
  useEffect(() => {
    if (slips.length === 0) return
    const forget = (): void => setSlips(NONE)
    addEventListener('afterprint', forget, { once: true })
    print()
    return () => removeEventListener('afterprint', forget)
  }, [slips])
  return { slips, printSlips: (orders: readonly ListedOrder[]) => setSlips([...orders]) }
}
