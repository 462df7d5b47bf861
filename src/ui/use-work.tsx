import { useState } from 'react'
import type { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'

/**
 * One thing at a time: while it is under way, another click does nothing. Given what it is done to, it is over once
 * that has been read anew: whoever presses what is new on the page is heard.
 */
export function useWork(subject?: unknown) {
  const [underWay, setUnderWay] = useState<{ subject: unknown } | null>(null)
  const isBusy = underWay !== null && underWay.subject === subject

  const run = async (work: () => Promise<void>, onRefused: (refusal: Refusal) => unknown): Promise<void> => {
    if (isBusy) return
    const mine = { subject }
    setUnderWay(mine)
    try {
      await work()
    } catch (error) {
      await onRefused(refusalIn(error))
    } finally {
      setUnderWay((latest) => (latest === mine ? null : latest))
    }
  }

  return { isBusy, run }
}
