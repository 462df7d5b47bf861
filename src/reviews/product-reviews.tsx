import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { ask } from '#lib/call.ts'
import { ButtonLink } from '#ui/button.tsx'
import { listProductReviewsCall } from './api.ts'
import styles from './product-reviews.module.css'
import { writtenIn } from './review.ts'
import { Byline } from './review-byline.tsx'
import { type ProductReviewList, type Review, STEP, withMore } from './shown-reviews.ts'
import { Stars } from './stars.tsx'

interface ProductReviewsProps {
  productId: string
  /** What the page came with; null where it could not be read. */
  list: ProductReviewList | null
}

/** What customers say of a product. The page stands without it. */
export function ProductReviews({ productId, list }: ProductReviewsProps) {
  const { reviews: words } = useTexts()
  if (!list) return null
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" tabIndex={-1}>
        {words.title}
      </h2>
      {list.count > 0 ? (
        <>
          <Summary list={list} />
          <List productId={productId} list={list} />
        </>
      ) : (
        <p className={styles.empty}>
          <strong>{words.empty.title}</strong> {words.empty.text}
        </p>
      )}
    </section>
  )
}

function Summary({ list: { average, count, distribution } }: { list: ProductReviewList }) {
  const { reviews: words } = useTexts()
  const said = words.average(average.toFixed(1))
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{average.toFixed(1)}</strong>
        <Stars rating={average} label={said} />
        <span>{words.count(count)}</span>
      </p>
      <ul className={styles.spread} aria-label={words.spread}>
        {distribution.map((each) => (
          <li key={each.rating}>
            <span className="visually-hidden">{words.ofRating(each.rating, each.count)}</span>
            <span aria-hidden="true">{each.rating}</span>
            <svg className={styles.bar} aria-hidden="true">
              <rect width={`${Math.round((each.count / count) * 100)}%`} height="100%" />
            </svg>
            <span aria-hidden="true">{each.count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link, so that it leads on without a script too; with one, the rest is fetched in its place. */
function List({ productId, list }: { productId: string; list: ProductReviewList }) {
  const { reviews: words } = useTexts()
  const { reviews, more, state, firstNew } = useMore(productId, list.reviews)
  const items = useRef<HTMLUListElement>(null)
  const isMore = reviews.length < list.count

  const show = (event: MouseEvent): void => {
    event.preventDefault()
    void more()
  }

  // Whoever reads on is at the first of the new ones.
  useEffect(() => {
    if (firstNew > 0) items.current?.querySelectorAll('li')[firstNew]?.focus()
  }, [firstNew])

  return (
    <div className={styles.said}>
      <ul ref={items} className={styles.list}>
        {reviews.map((review) => (
          <Item key={review.id} review={review} />
        ))}
      </ul>
      <p className={styles.shown} role="status">
        {state === 'failed' ? words.failed : words.shown(reviews.length, list.count)}
      </p>
      {isMore ? (
        <ButtonLink
          kind="outline"
          to={`?reviews=${reviews.length + STEP}#reviews`}
          aria-busy={state === 'loading' || undefined}
          onClick={show}
        >
          {words.more}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function useMore(productId: string, first: readonly Review[]) {
  const [{ added, firstNew }, setAdded] = useState<{ added: Review[]; firstNew: number }>({ added: [], firstNew: 0 })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const language = useLanguage()
  const reviews = withMore(first, added)

  const more = async (): Promise<void> => {
    if (state === 'loading') return
    setState('loading')
    try {
      const page = Math.floor(reviews.length / STEP) + 1
      const { data } = await ask(listProductReviewsCall, { productId, language, page, limit: STEP })
      setAdded({ added: withMore(added, data.reviews), firstNew: reviews.length })
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return { reviews, more, state, firstNew }
}

function Item({ review }: { review: Review }) {
  return (
    <li className={styles.review} tabIndex={-1}>
      <Stars rating={review.rating} />
      <p className={styles.comment} dir="auto" lang={writtenIn(review.comment)}>
        {review.comment}
      </p>
      <Byline review={review} />
    </li>
  )
}
