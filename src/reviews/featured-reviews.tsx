import { Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { GarmentOutline } from '#catalog/outline/garment-outline.tsx'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { lazyOr } from '#ui/late.tsx'
import { useNear } from '#ui/use-near.tsx'
import styles from './featured-reviews.module.css'
import { languageOfText } from './review.ts'
import { Byline } from './review-byline.tsx'
import type { FeaturedReview } from './shown-reviews.ts'
import { Stars } from './stars.tsx'

const Controls = lazyOr(
  async () => (await import('./carousel-controls.tsx')).CarouselControls,
  () => null,
)

/** A strip that a finger moves, and whoever reads without a script too; buttons and movement come when it is near. */
export function FeaturedReviews({ reviews }: { reviews: readonly FeaturedReview[] }) {
  const { reviews: featured } = useTexts('home').home
  const region = useRef<HTMLElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const isNear = useNear(region)
  if (reviews.length === 0) return null
  return (
    <section
      ref={region}
      className={styles.carousel}
      aria-labelledby="featured-reviews"
      aria-roledescription={featured.carousel}
      data-few={reviews.length <= 3 || undefined}
    >
      <div className={styles.head}>
        <h2 id="featured-reviews">{featured.title}</h2>
        <div className={styles.controls}>
          <Suspense>{isNear ? <Controls strip={strip} count={reviews.length} /> : null}</Suspense>
        </div>
      </div>
      <div className={styles.strip} ref={strip}>
        {reviews.map((review, at) => (
          <fieldset
            key={review.id}
            className={styles.slide}
            aria-roledescription={featured.slide}
            aria-label={featured.of(at + 1, reviews.length)}
          >
            <Slide review={review} />
          </fieldset>
        ))}
      </div>
    </section>
  )
}

function Slide({ review }: { review: FeaturedReview }) {
  const { reviews: featured } = useTexts('home').home
  const language = useLanguage()
  const { product, comment, rating } = review
  const name = inWords(language, product.name, product.nameAr)
  const [image] = product.images
  return (
    <figure className={styles.review}>
      <Stars rating={rating} />
      <blockquote className={styles.comment} dir="auto" lang={languageOfText(comment)}>
        <p>{comment}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <Byline review={review} />
        <Link
          className={styles.product}
          to={inLanguage(language, `/product/${product.id}`)}
          aria-label={featured.about(name)}
        >
          {image ? (
            <ShopPicture {...image} alt="" sizes="56px" className={styles.picture} />
          ) : (
            <span className={styles.picture}>
              <GarmentOutline category={product.category} />
            </span>
          )}
          <span>{name}</span>
        </Link>
      </figcaption>
    </figure>
  )
}
