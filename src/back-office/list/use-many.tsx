import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'

/**
 * Many rows at once: what became of each is kept until somebody has seen it. `failed` says it where nothing came back:
 * in the dialog that asked (`onSettled` closes it), else above the page.
 */
export function useMany<Outcome>(failed: (why: string) => string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const changing = useAct()
  // The way back is open as soon as it is told, while the list is still being read again.
  const undoing = useAct()
  const { revalidate } = useReadingAgain()

  const runBy =
    ({ act }: typeof changing) =>
    (send: () => Promise<Outcome>, onSettled?: () => void): Promise<void> =>
      act(
        async () => {
          setProblem(null)
          const told = await send()
          // A dialog that is still open as this comes would keep the focus from what is told.
          if (onSettled) flushSync(onSettled)
          setOutcome(told)
          await revalidate()
        },
        ({ refusal, words }) => {
          const text = failed(words)
          if (onSettled) return setProblem({ text, refusal })
          tell('error', text, { refusal })
          void revalidate()
        },
      )

  const forget = (): void => setOutcome(null)
  /** A change whose answer was lost on the way may have been made: the list is read once nobody tries again. */
  const leave = (): void => {
    if (problem === null) return
    setProblem(null)
    void revalidate()
  }
  const runs = { isBusy: changing.isBusy, change: runBy(changing), undo: runBy(undoing) }
  return { ...runs, problem, leave, outcome, tell: setOutcome, forget }
}
