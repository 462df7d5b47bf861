import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { type Offer, tell } from '#back-office/admin-notice.tsx'
import type { Problem } from '#back-office/problem-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { CallInput } from '#lib/endpoint.ts'
import type { Refusal } from '#lib/refusal.ts'
import { changeReturnCall, undoReturnStepCall } from '../api.ts'
import { STATES, type TeamStep } from '../return.ts'
import type { AdminReturn } from './admin-return.ts'

type Step = Pick<CallInput<typeof changeReturnCall>, 'words' | 'sellable' | 'parcel'> & { to: TeamStep }

export function useReturnUndo() {
  const { oneReturn: texts, returns, common } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()

  const take = (id: string, step: number): Promise<void> =>
    act(
      async () => {
        const { return: request } = await sendRequest(undoReturnStepCall, { id, step })
        tell('success', texts.undone(returns.states[request.state]))
        await revalidate()
      },
      ({ refusal, words }) => {
        tell('error', common.because(texts.undoFailed, words), { refusal })
        if (refusal.status === 409) void revalidate()
      },
    )

  const offerFor = ({ id, code, undo }: AdminReturn): Offer | undefined =>
    undo
      ? {
          label: texts.undo,
          name: texts.undoOf(code, returns.states[undo.to]),
          seconds: undo.seconds,
          take: () => take(id, undo.step),
        }
      : undefined

  return { isBusy, take, offerFor }
}

/** One step, from where the page shows the return. Whoever was quicker is told, and the page read again. */
export function useReturnChange({ id, state: from }: AdminReturn, onSettled: () => void) {
  const { oneReturn: texts, returns, common } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useReadingAgain()
  const { offerFor } = useReturnUndo()
  const [problem, setProblem] = useState<Problem | null>(null)

  const because = ({ code, details }: Refusal, words: string): string => {
    const now = STATES.find((state) => state === details['state'])
    return code === 'STALE_EDIT' && now ? texts.moved(returns.states[now]) : common.because(texts.stepFailed, words)
  }

  const take = (step: Step): Promise<void> =>
    act(
      async () => {
        setProblem(null)
        const { return: request } = await sendRequest(changeReturnCall, { id, from, ...step })
        onSettled()
        tell('success', texts.done(request.code, returns.states[request.state]), { offer: offerFor(request) })
        await revalidate()
      },
      ({ refusal, words }) => {
        const text = because(refusal, words)
        if (refusal.code !== 'STALE_EDIT') return setProblem({ text, refusal })
        onSettled()
        tell('error', text, { refusal })
        void revalidate()
      },
    )

  return { isBusy, problem, take, forget: () => setProblem(null) }
}
