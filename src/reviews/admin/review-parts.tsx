import { Link } from 'react-router'
import { GarmentOutline } from '#catalog/garment-outline.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { ReviewStatus } from '../review.ts'
import styles from './reviews.module.css'
import type { AdminReview } from './use-review-change.tsx'

const TONES: Record<ReviewStatus, Tone> = { pending: 'warning', approved: 'success', rejected: 'neutral' }

export function Standing({ review: { status, featured } }: { review: AdminReview }) {
  const { review: texts } = useAdminTexts()
  return (
    <span className={styles.standing}>
      <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
      {featured ? <Badge>{texts.featured}</Badge> : null}
    </span>
  )
}

export function ReviewedProduct({ review: { product } }: { review: AdminReview }) {
  const language = useLanguage()
  const [image] = product.images
  return (
    <span className={styles.product}>
      {image ? (
        <ShopPicture {...image} alt="" sizes="48px" className={styles.picture} />
      ) : (
        <span className={styles.picture}>
          <GarmentOutline category={product.category} />
        </span>
      )}
      <Link to={inLanguage(language, `/product/${product.id}#reviews`)}>
        <bdi>{inWords(language, product.name, product.nameAr)}</bdi>
      </Link>
    </span>
  )
}
