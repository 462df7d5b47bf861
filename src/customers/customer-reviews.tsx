import { Link } from 'react-router'
import { Panel } from '#back-office/admin-page.tsx'
import { Moment } from '#back-office/moment.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { languageOfText, TONES } from '#reviews/review.ts'
import { Stars } from '#reviews/stars.tsx'
import { Badge } from '#ui/badge.tsx'
import styles from './customers.module.css'
import type { Customer } from './listed-customer.ts'

export function ReviewsPanel({ customer: { reviews } }: { customer: Customer }) {
  const { customer: texts } = useAdminTexts()
  return (
    <Panel title={texts.reviews}>
      <ul className={styles.rows}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
    </Panel>
  )
}

function Review({ review }: { review: Customer['reviews'][number] }) {
  const { review: words } = useAdminTexts()
  const language = useLanguage()
  const { product, comment, createdAt, rating, status } = review
  return (
    <li className={styles.review}>
      <span className={styles.marks}>
        <Stars rating={rating} />
        <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
        <Moment className={styles.faint} at={createdAt} />
      </span>
      <Link className={styles.name} to={inLanguage(language, `/admin/products/${product.id}`)}>
        <bdi>{inWords(language, product.name, product.nameAr)}</bdi>
      </Link>
      <p dir="auto" lang={languageOfText(comment)}>
        {comment}
      </p>
    </li>
  )
}
