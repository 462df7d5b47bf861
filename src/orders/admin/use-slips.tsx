import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useNotingPrints } from '../prints/use-noted-prints.tsx'
import { isPacked, type ListedOrder } from './admin-order.ts'

const NONE: readonly ListedOrder[] = []

/** Slips that stand on the page while they are printed, and no longer; what the courier collects is as it is right now. */
export function useSlips(shown: readonly ListedOrder[]) {
  const [ordersToPrint, setOrdersToPrint] = useState(NONE)
  const { revalidate } = useReadingAgain()
  const note = useNotingPrints('slip')
  const slips = ordersToPrint.map((order) => shown.find(({ id }) => id === order.id) ?? order).filter(isPacked)
  const noteSlips = useEffectEvent(() => void note(slips.map(({ id }) => id)))
  useEffect(() => {
    if (ordersToPrint.length === 0) return
    const forget = (): void => {
      setOrdersToPrint(NONE)
      noteSlips()
    }
    addEventListener('afterprint', forget, { once: true })
    print()
    return () => removeEventListener('afterprint', forget)
  }, [ordersToPrint])

  const printSlips = async (orders: readonly ListedOrder[]): Promise<void> => {
    await revalidate()
    // Behind the router's own, which has what was just read.
    startTransition(() => setOrdersToPrint(orders))
  }
  return { slips, printSlips }
}
