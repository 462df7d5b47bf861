import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { listProductReviewsCall } from './api.ts'
import styles from './product-reviews.module.css'
import { languageOfText } from './review.ts'
import { Byline } from './review-byline.tsx'
import { type ProductReviewList, type Review, STEP, withMore } from './shown-reviews.ts'
import { Stars } from './stars.tsx'
import { WriteEntry } from './write-entry.tsx'

interface ProductReviewsProps {
  productId: string
  /** What the page came with; null where it could not be read. */
  list: ProductReviewList | null
}

/** What customers say of a product. The page stands without it. */
export function ProductReviews({ productId, list }: ProductReviewsProps) {
  const { reviews: words } = useTexts('reviews')
  if (!list) return null
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" tabIndex={-1}>
        {words.title}
      </h2>
      {list.count > 0 ? (
        <SummaryAndList productId={productId} list={list} />
      ) : (
        <div className={styles.aside}>
          <p className={styles.empty}>
            <strong>{words.empty.title}</strong> {words.empty.text}
          </p>
          <WriteEntry productId={productId} />
        </div>
      )}
    </section>
  )
}

function SummaryAndList({ productId, list }: { productId: string; list: ProductReviewList }) {
  const shownReviews = useShownReviews(productId, list)
  return (
    <>
      <div className={styles.aside}>
        <Summary list={list} {...shownReviews} />
        <WriteEntry productId={productId} />
      </div>
      <List {...shownReviews} />
    </>
  )
}

/** Its bars choose: one that is pressed again lets all be seen. */
function Summary({ list, rating, choose }: { list: ProductReviewList } & Pick<Shown, 'rating' | 'choose'>) {
  const { average, count, distribution } = list
  const { reviews: words } = useTexts('reviews')
  const averageText = words.average(average.toFixed(1))
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{average.toFixed(1)}</strong>
        <Stars rating={average} label={averageText} />
        <span>{words.count(count)}</span>
      </p>
      <ul className={styles.spread} aria-label={words.ratings}>
        {distribution.map((each) => (
          <li key={each.rating}>
            <button
              type="button"
              disabled={each.count === 0}
              aria-pressed={each.rating === rating}
              onClick={() => choose(each.rating === rating ? 0 : each.rating)}
            >
              <span className="visually-hidden">{words.ofRating(each.rating, each.count)}</span>
              <span aria-hidden="true">{each.rating}</span>
              <svg className={styles.bar} aria-hidden="true">
                <rect width={`${Math.round((each.count / count) * 100)}%`} height="100%" />
              </svg>
              <span aria-hidden="true">{each.count}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link, so that it leads on without a script too; with one, the rest is fetched in its place. */
function List({ reviews, count, rating, choose, more, state, firstNew }: Shown) {
  const { reviews: words } = useTexts('reviews')
  const items = useRef<HTMLUListElement>(null)

  const show = (event: MouseEvent): void => {
    event.preventDefault()
    more()
  }

  // Whoever reads on is at the first of the new ones.
  useEffect(() => {
    if (firstNew > 0) items.current?.querySelectorAll('li')[firstNew]?.focus()
  }, [firstNew])

  const countText = rating ? words.ofRating(rating, count) : words.shownCount(reviews.length, count)
  return (
    <div className={styles.said}>
      <ul ref={items} className={styles.list} tabIndex={-1}>
        {reviews.map((review) => (
          <Item key={review.id} review={review} />
        ))}
      </ul>
      <p className={styles.shown} role="status">
        {state === 'failed' ? words.failed : countText}
      </p>
      {reviews.length < count ? (
        <ButtonLink
          kind="outline"
          to={`?reviews=${reviews.length + STEP}#reviews`}
          aria-busy={state === 'loading' || undefined}
          onClick={show}
        >
          {words.more}
        </ButtonLink>
      ) : null}
      {rating ? (
        <Button
          kind="outline"
          onClick={() => {
            choose(0)
            items.current?.focus()
          }}
        >
          {words.all}
        </Button>
      ) : null}
    </div>
  )
}

type Shown = ReturnType<typeof useShownReviews>

/** All of them, or those of one rating: what the page came with, and what was fetched since. */
function useShownReviews(productId: string, list: ProductReviewList) {
  const [{ rating, added, firstNew }, setAsked] = useState({ rating: 0, added: [] as Review[], firstNew: 0 })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const language = useLanguage()
  const pageReviews = (chosen: number) => list.reviews.filter((review) => !chosen || review.rating === chosen)
  const countOf = (chosen: number) => list.distribution.find((each) => each.rating === chosen)?.count ?? list.count
  const reviews = withMore(pageReviews(rating), added)

  const readPage = async (chosen: number, length: number, isFocused: boolean): Promise<void> => {
    setState('loading')
    try {
      const page = Math.floor(length / STEP) + 1
      const query = { productId, language, page, limit: STEP, rating: chosen || undefined }
      const { data } = await sendRequest(listProductReviewsCall, query)
      // Another rating may have been chosen meanwhile.
      setAsked((now) =>
        now.rating === chosen
          ? { rating: chosen, added: withMore(now.added, data.reviews), firstNew: isFocused ? length : 0 }
          : now,
      )
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const choose = (chosen: number): void => {
    const { length } = pageReviews(chosen)
    setAsked({ rating: chosen, added: [], firstNew: 0 })
    setState('idle')
    if (length < Math.min(STEP, countOf(chosen))) void readPage(chosen, length, false)
  }
  const more = (): void => {
    if (state !== 'loading') void readPage(rating, reviews.length, true)
  }
  return { reviews, count: countOf(rating), rating, choose, more, state, firstNew }
}

function Item({ review }: { review: Review }) {
  return (
    <li className={styles.review} tabIndex={-1}>
      <Stars rating={review.rating} />
      <p className={styles.comment}>
        <bdi dir="auto" lang={languageOfText(review.comment)}>
          {review.comment}
        </bdi>
      </p>
      <Byline review={review} />
    </li>
  )
}
