import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { languageOfText, TONES } from './review.ts'
import { isBegun } from './review-draft.ts'
import { ReviewForm } from './review-form.tsx'
import type { Review } from './shown-reviews.ts'
import { Stars } from './stars.tsx'
import { useMayReview } from './use-may-review.tsx'
import { useReviewDraft } from './use-review-draft.tsx'
import styles from './write-review.module.css'

interface WriteReviewProps {
  productId: string
  /** For whose session is over after all: the way to sign in. */
  children: ReactNode
}

/** What somebody who is signed in may do about a review of their own. */
export function WriteReview({ productId, children }: WriteReviewProps) {
  const { writing } = useTexts('writing')
  const { standing, again, wrote } = useMayReview(productId)
  switch (standing.state) {
    case 'asking':
      return (
        <Button kind="outline" busy>
          {writing.open}
        </Button>
      )
    case 'signed out':
      return children
    case 'may':
      return <Writing productId={productId} onDone={wrote} onMoved={again} />
    case 'reviewed':
      return <OwnReview review={standing.review} isNew={standing.isNew} />
    case 'may not':
      return (
        <div className={styles.part}>
          <Button className={styles.closed} aria-disabled="true" aria-describedby="why-no-review">
            {writing.notBought}
          </Button>
          <p id="why-no-review" className={styles.small}>
            {writing.why[standing.why]}
          </p>
        </div>
      )
  }
}

interface WritingProps {
  productId: string
  onDone: (review: Review) => void
  onMoved: () => void
}

/** Opened by a click, so that nothing moves by itself; what was begun before waits in it. */
function Writing({ productId, onDone, onMoved }: WritingProps) {
  const { writing } = useTexts('writing')
  const draftStore = useReviewDraft(productId)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const close = (): void => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  if (!isOpen)
    return (
      <Button ref={opener} kind="outline" aria-expanded="false" onClick={() => setOpen(true)}>
        {isBegun(draftStore.draft) ? writing.goOn : writing.open}
      </Button>
    )
  return (
    <ReviewForm
      productId={productId}
      draftStore={draftStore}
      onDone={(review) => {
        draftStore.drop()
        onDone(review)
      }}
      onMoved={onMoved}
      onCancel={close}
    />
  )
}

function OwnReview({ review, isNew }: { review: Review; isNew: boolean }) {
  const { writing } = useTexts('writing')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)

  // The form that had the focus is gone.
  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])

  return (
    <div ref={place} tabIndex={-1} className={styles.part}>
      {isNew ? (
        <Notice tone="success">{writing.done}</Notice>
      ) : (
        <p className={styles.small}>{writing.alreadyReviewed}</p>
      )}
      <div className={styles.own}>
        <p className={styles.head}>
          <strong>{writing.ownReview}</strong>
          <Badge tone={TONES[review.status]}>{writing.statuses[review.status]}</Badge>
        </p>
        <Stars rating={review.rating} />
        <p className={styles.said} dir="auto" lang={languageOfText(review.comment)}>
          {review.comment}
        </p>
        <time className={styles.small} dateTime={review.createdAt}>
          {dayText(review.createdAt, language)}
        </time>
      </div>
    </div>
  )
}
