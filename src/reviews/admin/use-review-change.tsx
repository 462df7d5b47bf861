import { useRowChange } from '#back-office/list/use-row-change.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { decideReviewCall, deleteReviewCall, featureReviewCall } from '../api.ts'
import type { Decision } from '../review.ts'
import type { AdminReview } from './admin-review.ts'
import { keepDecision } from './use-decided.tsx'

/** Changes to one review. Afterwards, and after a refusal too, the page reads again how things stand. */
export function useReviewChange(review: AdminReview, row: { isAsked: boolean; onSettled: () => void }) {
  const { id } = review
  const { review: texts } = useAdminTexts()
  const { change, ...standing } = useRowChange(row.onSettled, { ...row, subject: review })

  return {
    ...standing,
    decide: (status: Decision) =>
      change(
        async () => {
          await sendRequest(decideReviewCall, { id, status })
          keepDecision({ review, status })
        },
        { done: texts.done[status], failed: texts.decideFailed },
      ),
    feature: (featured: boolean) =>
      change(() => sendRequest(featureReviewCall, { id, featured }), {
        done: texts.done[featured ? 'featured' : 'unfeatured'],
        failed: texts.featureFailed,
      }),
    remove: () =>
      change(() => sendRequest(deleteReviewCall, { id }), { done: texts.done.deleted, failed: texts.deleteFailed }),
  }
}
