import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useAct } from './admin-act.tsx'
import { tell } from './admin-notice.tsx'
import { useReadingAgain } from './use-reading-again.tsx'

/** Many rows at once: what became of each is kept until somebody has seen it. `failed` says it where nothing came back. */
export function useMany<Outcome>(failed: (why: string) => string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const changing = useAct()
  // The way back is open as soon as it is told, while the list is still being read again.
  const undoing = useAct()
  const { revalidate } = useReadingAgain()

  const runBy =
    ({ act }: typeof changing) =>
    (send: () => Promise<Outcome>, onSettled = (): void => undefined): Promise<void> =>
      act(
        async () => {
          const told = await send()
          // A dialog that is still open as this comes would keep the focus from what is told.
          flushSync(onSettled)
          setOutcome(told)
          await revalidate()
        },
        ({ refusal, words }) => {
          onSettled()
          tell('error', failed(words), { refusal })
          // A change whose answer was lost on the way may have been made.
          void revalidate()
        },
      )

  const forget = (): void => setOutcome(null)
  return { isBusy: changing.isBusy, outcome, change: runBy(changing), undo: runBy(undoing), forget }
}
