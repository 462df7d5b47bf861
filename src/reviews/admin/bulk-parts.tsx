import { useState } from 'react'
import { useIsOwner } from '#back-office/admin-roles.tsx'
import { BulkOutcome } from '#back-office/list/bulk-outcome.tsx'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { UNDO_SECONDS } from '#orders/undo/undo.ts'
import { Button } from '#ui/button.tsx'
import { DECISIONS, type Decision } from '../review.ts'
import type { AdminReview } from './admin-review.ts'
import { useReviewName } from './review-parts.tsx'
import type { ReviewBulk } from './use-review-bulk.tsx'

interface BulkProps {
  reviews: readonly AdminReview[]
  bulk: ReviewBulk
}

/** What waits among them can be decided; the owner deletes them at any status, and is asked first. */
export function ReviewBulkActions({ reviews, bulk }: BulkProps) {
  const { review: texts } = useAdminTexts()
  const [isAsked, setAsked] = useState(false)
  const waiting = reviews.filter(({ status }) => status === 'pending')
  return (
    <>
      {waiting.length > 0
        ? DECISIONS.map((status) => (
            <Button
              key={status}
              kind={status === 'approved' ? 'solid' : 'outline'}
              busy={bulk.isBusy}
              onClick={() => void bulk.decide(status, waiting)}
            >
              {texts.bulk[status](waiting.length)}
            </Button>
          ))
        : null}
      {useIsOwner() ? (
        <Button kind="outline" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {texts.bulk.delete(reviews.length)}
        </Button>
      ) : null}
      <DeleteMany reviews={reviews} bulk={bulk} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  )
}

function DeleteMany({ reviews, bulk, isOpen, onClose }: BulkProps & { isOpen: boolean; onClose: () => void }) {
  const { review: texts } = useAdminTexts()
  const { deleteQuestion, deleteEffect } = reviews.length === 1 ? texts : texts.bulk
  return (
    <ManyDialog
      many={bulk}
      title={texts.bulk.deleteTitle(reviews.length)}
      confirm={texts.bulk.delete(reviews.length)}
      onConfirm={() => void bulk.remove(reviews, onClose)}
      isOpen={isOpen}
      onClose={onClose}
    >
      <p>{deleteQuestion}</p>
      <p>{deleteEffect}</p>
    </ManyDialog>
  )
}

const isDecision = (what: string): what is Decision => DECISIONS.some((each) => each === what)

/** How many were done, what was left and why, and the way back for as long as there is one. */
export function ReviewBulkResult({ bulk: { outcome, undo, forget } }: { bulk: ReviewBulk }) {
  const { review: texts, bulk: orders } = useAdminTexts()
  const nameOf = useReviewName()
  if (!outcome) return null
  const { what, reviews, results } = outcome
  const refusalOf = ({ id }: AdminReview) => results.find((each) => each.id === id)?.refusal
  const done = reviews.filter((review) => !refusalOf(review))
  const title = texts.bulk.done[what](done.length)
  const refused = reviews.flatMap((review) => {
    const why = refusalOf(review)?.message
    return why ? [{ id: review.id, name: <bdi>{nameOf(review)}</bdi>, why }] : []
  })
  const offer =
    isDecision(what) && done.length > 0
      ? { label: orders.undo, name: orders.undoNamed(title), seconds: UNDO_SECONDS, take: () => undo(what, done) }
      : undefined
  return (
    <BulkOutcome
      key={`${what} ${reviews.map(({ id }) => id).join()}`}
      title={title}
      hint={offer ? texts.bulk.undoHint : undefined}
      refused={refused}
      offer={offer}
      onClose={forget}
    />
  )
}
