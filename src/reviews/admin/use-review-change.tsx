import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useRowChange } from '#back-office/use-row-change.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { UNDO_SECONDS } from '#orders/undo/undo.ts'
import { decideReviewCall, deleteReviewCall, featureReviewCall, undoDecisionsCall } from '../api.ts'
import type { Decision } from '../review.ts'
import type { AdminReview } from './admin-review.ts'
import { useReviewName } from './review-parts.tsx'

/** Changes to one review. Afterwards, and after a refusal too, the page reads again how things stand. */
export function useReviewChange(review: AdminReview, row: { isAsked: boolean; onSettled: () => void }) {
  const { id } = review
  const { review: texts, undo, common } = useAdminTexts()
  const { change, ...standing } = useRowChange(row.onSettled, row)
  // The way back is open as soon as it is told, while the list is still being read again.
  const undoing = useAct()
  const { revalidate } = useRevalidator()
  const name = useReviewName()(review)

  const takeBack = (from: Decision): Promise<void> =>
    undoing.act(
      async () => {
        const { results } = await sendRequest(undoDecisionsCall, { reviews: [{ id, from }] })
        const why = results[0]?.refusal?.message
        if (why) tell('error', common.because(texts.decideFailed, why))
        else tell('success', texts.done.undone)
        await revalidate()
      },
      ({ refusal, words }) => tell('error', common.because(texts.decideFailed, words), { refusal }),
    )

  return {
    ...standing,
    decide: (status: Decision) =>
      change(() => sendRequest(decideReviewCall, { id, status }), {
        done: texts.done[status],
        failed: texts.decideFailed,
        offer: {
          label: undo.action,
          name: texts.undoOf[status](name),
          seconds: UNDO_SECONDS,
          take: () => takeBack(status),
        },
      }),
    feature: (featured: boolean) =>
      change(() => sendRequest(featureReviewCall, { id, featured }), {
        done: texts.done[featured ? 'featured' : 'unfeatured'],
        failed: texts.featureFailed,
      }),
    remove: () =>
      change(() => sendRequest(deleteReviewCall, { id }), { done: texts.done.deleted, failed: texts.deleteFailed }),
  }
}
