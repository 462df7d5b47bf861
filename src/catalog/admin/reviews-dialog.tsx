import { useEffect, useState } from 'react'
import { Moment } from '#back-office/moment.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { listReviewsCall } from '#reviews/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { inWords } from '../product.ts'
import type { Product } from '../shop-product.ts'
import styles from './details.module.css'

type Review = Answer<typeof listReviewsCall>['reviews'][number]

interface ReviewsProps {
  product: Product | undefined
  isOpen: boolean
  onClose: () => void
}

/** What is said of a product, at whatever status. */
export function ReviewsDialog({ product, isOpen, onClose }: ReviewsProps) {
  const { productReviews: texts, common } = useAdminTexts()
  const language = useLanguage()
  const manage = (
    <div className={styles.ways}>
      <ButtonLink
        kind="outline"
        to={inLanguage(language, `/admin/reviews?search=${encodeURIComponent(product?.name ?? '')}`)}
      >
        {texts.manage}
      </ButtonLink>
    </div>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={product ? texts.of(inWords(language, product.name, product.nameAr)) : texts.title}
      closeLabel={common.close}
      footer={manage}
    >
      {product && isOpen ? <Reviews key={product.id} product={product} /> : null}
    </Dialog>
  )
}

interface Read {
  reviews: readonly Review[]
  hasNext: boolean
}

/** More of them are put to those that are there; `again` asks once more for what did not come. */
function useReviews(productId: string) {
  const [query, setQuery] = useState({ page: 1 })
  const [read, setRead] = useState<Read | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    sendRequest(listReviewsCall, { product: productId, ...query }, { signal }).then(
      ({ reviews, pagination: { hasNext } }) => {
        setFailed(false)
        setRead((now) => ({ reviews: [...(query.page > 1 ? (now?.reviews ?? []) : []), ...reviews], hasNext }))
      },
      () => signal.aborted || setFailed(true),
    )
    return () => stop.abort()
  }, [productId, query])
  const ask = (page: number): void => setQuery({ page })
  return { read, isFailed, more: () => ask(query.page + 1), again: () => ask(query.page) }
}

function Reviews({ product }: { product: Product }) {
  const { productReviews: texts, common } = useAdminTexts()
  const { read, isFailed, more, again } = useReviews(product.id)
  return (
    <div className={styles.reviews}>
      {product.reviewCount > 0 ? <p>{texts.average(product.avgRating.toFixed(1), product.reviewCount)}</p> : null}
      {read?.reviews.length === 0 ? <p role="status">{texts.empty}</p> : null}
      {read ? (
        <ul className={styles.list}>
          {read.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      ) : isFailed ? null : (
        <p role="status">{texts.loading}</p>
      )}
      {isFailed ? (
        <Notice tone="error">
          <span>{texts.failed}</span>
          <Button kind="outline" onClick={again}>
            {common.retry}
          </Button>
        </Notice>
      ) : null}
      {read?.hasNext && !isFailed ? (
        <Button kind="outline" onClick={more}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  )
}

const MOST_STARS = 5
const TONES = { pending: 'warning', approved: 'success', rejected: 'neutral' } as const

function ReviewItem({ review: { user, rating, comment, createdAt, status } }: { review: Review }) {
  const { productReviews: texts, review: words } = useAdminTexts()
  return (
    <li className={styles.review}>
      <p className={styles.byline}>
        <strong>
          <bdi>{user.full_name || words.someone}</bdi>
        </strong>
        <span className={styles.stars} aria-hidden="true" dir="ltr">
          {'★'.repeat(rating) + '☆'.repeat(MOST_STARS - rating)}
        </span>
        <span className="visually-hidden">{texts.stars(rating)}</span>
        <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
      </p>
      <p className={styles.comment}>
        <bdi>{comment}</bdi>
      </p>
      <Moment className={styles.faint} at={createdAt} />
    </li>
  )
}
