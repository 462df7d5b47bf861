import { useState } from 'react'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useReadingAgain } from '#back-office/use-reading-again.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { decideManyCall, deleteManyCall, undoDecisionsCall } from '../api.ts'
import type { Decision } from '../review.ts'
import type { AdminReview } from './admin-review.ts'

type Result = Answer<typeof decideManyCall>['results'][number]

interface Outcome {
  what: Decision | 'deleted' | 'undone'
  /** As they were when somebody asked: what is deleted can't be looked up any more. */
  reviews: readonly AdminReview[]
  results: readonly Result[]
}

const idsOf = (reviews: readonly AdminReview[]) => reviews.map(({ id }) => ({ id }))

/** Many at once: what became of each is kept until somebody has seen it. */
export function useReviewBulk() {
  const { review: texts, common } = useAdminTexts()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const changing = useAct()
  // The way back is open as soon as it is told, while the list is still being read again.
  const undoing = useAct()
  const { revalidate } = useReadingAgain()

  const run = (
    what: Outcome['what'],
    reviews: readonly AdminReview[],
    send: () => Promise<{ results: Result[] }>,
    onSettled = (): void => undefined,
  ): Promise<void> =>
    (what === 'undone' ? undoing : changing).act(
      async () => {
        const { results } = await send()
        // A dialog that is open would keep the focus from what is told now.
        onSettled()
        setOutcome({ what, reviews, results })
        await revalidate()
      },
      ({ refusal, words }) => {
        onSettled()
        tell('error', common.because(texts.bulk.failed, words), { refusal })
        // A change whose answer was lost on the way may have been made.
        void revalidate()
      },
    )

  return {
    isBusy: changing.isBusy,
    outcome,
    decide: (status: Decision, reviews: readonly AdminReview[]): Promise<void> =>
      run(status, reviews, () => sendRequest(decideManyCall, { status, reviews: idsOf(reviews) })),
    undo: (from: Decision, reviews: readonly AdminReview[]): Promise<void> =>
      run('undone', reviews, () =>
        sendRequest(undoDecisionsCall, { reviews: reviews.map(({ id }) => ({ id, from })) }),
      ),
    remove: (reviews: readonly AdminReview[], onSettled: () => void): Promise<void> =>
      run('deleted', reviews, () => sendRequest(deleteManyCall, { reviews: idsOf(reviews) }), onSettled),
    forget: (): void => setOutcome(null),
  }
}

export type ReviewBulk = ReturnType<typeof useReviewBulk>
