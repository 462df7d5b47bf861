import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import type { Refusal } from '#lib/refusal.ts'

interface Tending {
  send: () => Promise<unknown>
  done: string
  failed: (why: string) => string
  /** What the page does with it, before it is told. */
  onDone: () => void
  /** Answers true where it has said by itself what stands against it. */
  onRefused?: (refusal: Refusal) => boolean
}

/** Something is done for an order without moving its status. Afterwards the page reads again how things stand. */
export function useTending() {
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()
  const [problem, setProblem] = useState<Problem | null>(null)

  const tend = ({ send, done, failed, onDone, onRefused }: Tending): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        await send()
        onDone()
        tell('success', done)
        await revalidate()
      },
      ({ refusal, words }) => {
        setProblem(onRefused?.(refusal) ? null : { text: failed(words), refusal })
        // What is gone takes its dialog with it, and what was typed there: that is left to be copied.
        if (refusal.status === 409) void revalidate()
      },
    )

  return { isBusy, problem, tend }
}
