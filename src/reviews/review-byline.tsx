import { useState } from 'react'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { isTakingOver } from '#lib/own-document.ts'
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

/** What the server wrote stands: it knows when Egypt moves its clocks, and a page that starts makes no format of days. */
function Day({ instant }: { instant: string }) {
  const language = useLanguage()
  const [isServed] = useState(isTakingOver)
  return (
    <time dateTime={instant} suppressHydrationWarning>
      {isServed ? '' : dayText(instant, language)}
    </time>
  )
}

/** Who says it, when, and what they bought. */
export function Byline({ review: { user, verifiedPurchase, size, isOneSize, createdAt } }: BylineProps) {
  const { reviews } = useTexts('reviews')
  const sizeText = useSizeText()
  const language = useLanguage()
  return (
    <p className={styles.byline}>
      <span className={styles.line}>
        <bdi className={styles.author} lang={languageOfText(user.full_name || reviews.someone)}>
          {user.full_name || reviews.someone}
        </bdi>
        <Day key={language} instant={createdAt} />
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
