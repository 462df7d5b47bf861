import { useState } from 'react'
import type { Refusal } from '#lib/refusal.ts'
import { refusalIn } from '#lib/refusal-in.ts'

/** One thing at a time: while it is under way, another click does nothing. */
export function useWork() {
  const [isBusy, setBusy] = useState(false)

  const run = async (work: () => Promise<void>, onRefused: (refusal: Refusal) => unknown): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      await onRefused(refusalIn(error))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, run }
}
