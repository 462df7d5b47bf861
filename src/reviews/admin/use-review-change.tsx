import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { decideReviewCall, deleteReviewCall, featureReviewCall, type listReviewsCall } from '../api.ts'

export type AdminReview = Answer<typeof listReviewsCall>['reviews'][number]

interface Messages {
  done: string
  failed: string
}

/** Changes to one review. Afterwards, and after a refusal too, the page reads again how things stand. */
export function useReviewChange({ id }: AdminReview, onSettled: () => void) {
  const { review: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  const change = (work: () => Promise<unknown>, { done, failed }: Messages): Promise<void> =>
    act(
      async () => {
        await work()
        tell('success', done)
        onSettled()
        await revalidate()
      },
      ({ refusal, words }) => {
        tell('error', texts.because(failed, words), { refusal })
        if (refusal.status === 409 || refusal.status === 404) void revalidate()
        onSettled()
      },
    )

  return {
    isBusy,
    decide: (status: 'approved' | 'rejected') =>
      change(() => sendRequest(decideReviewCall, { id, status }), {
        done: texts.done[status],
        failed: texts.decideFailed,
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
