import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { DayWords } from '#ui/day-words.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { languageOfText } from './review.ts'
import styles from './review-byline.module.css'

interface BylineProps {
  review: {
    user: { full_name: string }
    verifiedPurchase: boolean
    size: string | null
    isOneSize: boolean
    createdAt: string
  }
}

/** Who says it, when, and what they bought. */
export function Byline({ review: { user, verifiedPurchase, size, isOneSize, createdAt } }: BylineProps) {
  const { reviews } = useTexts('reviews')
  const sizeText = useSizeText()
  return (
    <p className={styles.byline}>
      <span className={styles.line}>
        <bdi className={styles.author} lang={languageOfText(user.full_name || reviews.someone)}>
          {user.full_name || reviews.someone}
        </bdi>
        <time dateTime={createdAt}>
          <DayWords write={(language) => dayText(createdAt, language)} />
        </time>
      </span>
      <span className={styles.line}>
        {verifiedPurchase ? (
          <span className={styles.verified}>
            <CheckIcon />
            {reviews.verifiedPurchase}
          </span>
        ) : null}
        {size ? <span>{sizeText({ size, isOneSize })}</span> : null}
      </span>
    </p>
  )
}
