import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useSingleKey } from '#back-office/single-keys.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { undoDecisionsCall } from '../api.ts'
import { TONES } from '../review.ts'
import { useReviewName } from './review-parts.tsx'
import styles from './reviews.module.css'
import { type Decided, forgetDecision, useDecided } from './use-decided.tsx'

/** Every decision of the last minute with its way back, below the rows: none of them moves when one comes or leaves. */
export function DecidedLately() {
  const { review: texts } = useAdminTexts()
  const decided = useDecided((now) => now.decided)
  const list = useRef<HTMLUListElement>(null)
  useSingleKey('u', () => list.current?.querySelector('button')?.click())
  if (decided.length === 0) return null
  return (
    <section className={styles.decided} aria-label={texts.decided}>
      <p className={styles.decidedTitle}>{texts.decided}</p>
      <ul ref={list} className={styles.decidedList}>
        {decided.map((each) => (
          <DecidedReview key={each.review.id} decision={each} />
        ))}
      </ul>
    </section>
  )
}

function DecidedReview({ decision }: { decision: Decided }) {
  const { review, status } = decision
  const { review: texts, undo } = useAdminTexts()
  const name = useReviewName()(review)
  const language = useLanguage()
  const { isBusy, takeBack } = useTakeBack(decision)
  return (
    <li className={styles.decidedReview}>
      <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
      <span className={styles.decidedName}>
        <bdi>{inWords(language, review.product.name, review.product.nameAr)}</bdi>{' '}
        <span className={styles.faint}>
          <bdi>{review.user.full_name || texts.someone}</bdi>
        </span>
      </span>
      {/* By a name of its own: the focus never comes to the way back of another review. */}
      <Button
        kind="quiet"
        name={review.id}
        busy={isBusy}
        aria-label={texts.undoOf[status](name)}
        onClick={() => void takeBack()}
      >
        {undo.action}
      </Button>
    </li>
  )
}

/** Where somebody has changed it since, it is told so; without an answer it can be tried again. */
function useTakeBack(decision: Decided) {
  const { review: texts, common } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const takeBack = (): Promise<void> =>
    act(
      async () => {
        const reviewToUndo = { id: decision.review.id, from: decision.status }
        const { results } = await sendRequest(undoDecisionsCall, { reviews: [reviewToUndo] })
        const why = results[0]?.refusal?.message
        forgetDecision(decision)
        if (why) tell('error', common.because(texts.decideFailed, why))
        else tell('success', texts.done.undone)
        await revalidate()
      },
      ({ refusal, words }) => tell('error', common.because(texts.decideFailed, words), { refusal }),
    )
  return { isBusy, takeBack }
}
