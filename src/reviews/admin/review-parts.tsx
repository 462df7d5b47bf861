import { Link } from 'react-router'
import { GarmentOutline } from '#catalog/outline/garment-outline.tsx'
import { inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import { languageOfText, TONES } from '../review.ts'
import type { AdminReview } from './admin-review.ts'
import styles from './reviews.module.css'

export function Standing({ review: { status, featured } }: { review: AdminReview }) {
  const { review: texts } = useAdminTexts()
  return (
    <span className={styles.standing}>
      <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
      {featured ? <Badge>{texts.featured}</Badge> : null}
    </span>
  )
}

/** Whose it is and what it is about, for who does not see the row. */
export function useReviewName() {
  const { review: texts } = useAdminTexts()
  const language = useLanguage()
  return ({ product, user }: AdminReview): string =>
    texts.name(inWords(language, product.name, product.nameAr), user.full_name || texts.someone)
}

/** By their whole name, which only the team sees; who has closed the account has none. */
export function Customer({ review: { customer, user } }: { review: AdminReview }) {
  const { review: texts } = useAdminTexts()
  const name = customer?.full_name || user.full_name || texts.someone
  return <bdi lang={languageOfText(name)}>{name}</bdi>
}

export function OrderBehind({ review: { order }, isWhole = false }: { review: AdminReview; isWhole?: boolean }) {
  const { review: texts, statuses } = useAdminTexts()
  const language = useLanguage()
  if (!order) return <span className={styles.faint}>{texts.noOrder}</span>
  return (
    <span className={styles.behind}>
      <Link to={inLanguage(language, `/admin/orders/${order.id}`)} aria-label={texts.orderOf(order.sku)}>
        <Code>{order.sku}</Code>
      </Link>
      {isWhole ? (
        <span className={styles.faint}>
          {texts.ordered(momentText(order.createdAt, language), statuses[order.status])}
        </span>
      ) : null}
    </span>
  )
}

/** Whole: with the size that was bought. */
export function ReviewedProduct({
  review: { product, size, isOneSize },
  isWhole = false,
}: {
  review: AdminReview
  isWhole?: boolean
}) {
  const sizeText = useSizeText()
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
      <span>
        <Link to={inLanguage(language, `/product/${product.id}#reviews`)}>
          <bdi>{inWords(language, product.name, product.nameAr)}</bdi>
        </Link>
        {isWhole && size ? <span className={styles.size}>{sizeText({ size, isOneSize })}</span> : null}
      </span>
    </span>
  )
}
