import { useMany } from '#back-office/list/use-many.tsx'
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

export function useReviewBulk() {
  const { review: texts, common } = useAdminTexts()
  const { change, undo, ...standing } = useMany<Outcome>((why) => common.because(texts.bulk.failed, why))
  return {
    ...standing,
    decide: (status: Decision, reviews: readonly AdminReview[]): Promise<void> =>
      change(async () => {
        const { results } = await sendRequest(decideManyCall, { status, reviews: idsOf(reviews) })
        return { what: status, reviews, results }
      }),
    undo: (from: Decision, reviews: readonly AdminReview[]): Promise<void> =>
      undo(async () => {
        const reviewsToUndo = reviews.map(({ id }) => ({ id, from }))
        const { results } = await sendRequest(undoDecisionsCall, { reviews: reviewsToUndo })
        return { what: 'undone', reviews, results }
      }),
    remove: (reviews: readonly AdminReview[], onSettled: () => void): Promise<void> =>
      change(async () => {
        const { results } = await sendRequest(deleteManyCall, { reviews: idsOf(reviews) })
        return { what: 'deleted', reviews, results }
      }, onSettled),
  }
}

export type ReviewBulk = ReturnType<typeof useReviewBulk>
