import { Link, useLocation } from 'react-router'
import kit from '#back-office/list/counters.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import type { countReviewsCall } from '../api.ts'
import styles from './reviews.module.css'

export type Stats = Answer<typeof countReviewsCall>['stats']

/** How many there are at each status, what waits first; each leads to its own. */
export function StatCards({ stats }: { stats: Stats }) {
  const { review } = useAdminTexts()
  const { pathname, search } = useLocation()
  const here = new URLSearchParams(search).get('status') ?? ''
  const { pendingReviews, approvedReviews, rejectedReviews, totalReviews } = stats
  const cards = [
    { status: 'pending', name: review.statuses.pending, count: pendingReviews },
    { status: 'approved', name: review.statuses.approved, count: approvedReviews },
    { status: 'rejected', name: review.statuses.rejected, count: rejectedReviews },
    { status: '', name: review.all, count: totalReviews },
  ]
  return (
    <nav aria-label={review.stats}>
      <ul className={`${kit.counters} ${styles.cards}`}>
        {cards.map(({ status, name, count }) => (
          <li key={status}>
            <Link
              className={`${kit.counter} ${styles.card}`}
              to={status ? `${pathname}?status=${status}` : pathname}
              aria-current={status === here ? 'true' : undefined}
            >
              <span>{name}</span>
              <strong>{countText(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
