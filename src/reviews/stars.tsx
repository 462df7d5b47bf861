import { useTexts } from '#i18n/use-texts.tsx'
import { filledWidth } from './filled-stars.ts'
import styles from './stars.module.css'

/** One star in a square of 24, from its upper point on. */
const STAR = 'l2.6 7 7.4.4-5.8 4.7 2 7.2-6.2-4.1-6.2 4.1 2-7.2-5.8-4.7 7.4-.4z'
const STARS = [0, 1, 2, 3, 4].map((at) => `M${12 + at * 24} 1.8${STAR}`).join('')

/** Five stars, as many of them filled as the rating says, parts of one too. */
export function Stars({ rating, label }: { rating: number; label?: string }) {
  const { reviews } = useTexts('reviews')
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" role="img" aria-label={label ?? reviews.stars(rating)}>
      <path d={STARS} fill="none" stroke="currentColor" strokeWidth="1.4" />
      <svg width={filledWidth(rating)} height="24" overflow="hidden" aria-hidden="true">
        <path d={STARS} fill="currentColor" />
      </svg>
    </svg>
  )
}
