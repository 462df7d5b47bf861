import { Link } from 'react-router'
import { inWords } from '#catalog/product.ts'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/price.tsx'
import { piecesOf } from '../order.ts'
import type { ShownOrder } from '../shown-order.ts'
import styles from './account-orders.module.css'
import { OrderBadge } from './status-badge.tsx'

const MOST_PICTURES = 3

function OrderRow({ order }: { order: ShownOrder }) {
  const { orders: texts } = useTexts('account').account
  const language = useLanguage()
  const pieces = piecesOf(order.products)
  return (
    <li className={styles.row}>
      <div className={styles.pictures}>
        {order.products.slice(0, MOST_PICTURES).map(({ productId, size, category, image }) => (
          <SmallPicture
            key={`${productId} ${size}`}
            className={styles.picture}
            image={image}
            category={category}
            sizes="(min-width: 75rem) 88px, 56px"
          />
        ))}
      </div>
      <div className={styles.what}>
        <Link className={styles.link} to={inLanguage(language, `/account/orders/${order.id}`)}>
          {texts.orderName(order.sku)}
        </Link>
        <p className={styles.small}>
          <time dateTime={order.createdAt}>{dayText(order.createdAt, language)}</time>
          <span aria-hidden="true">{'\u00a0· '}</span>
          {texts.pieces(pieces)}
        </p>
      </div>
      <ul className={styles.names}>
        {order.products.map(({ productId, size, name, nameAr }) => (
          <li key={`${productId} ${size}`}>{inWords(language, name, nameAr)}</li>
        ))}
      </ul>
      <p>
        <OrderBadge order={order} names={texts.statuses} />
      </p>
      <p className={styles.total}>
        <Price pounds={order.total} language={language} />
      </p>
    </li>
  )
}

export const OrderRows = ({ orders }: { orders: readonly ShownOrder[] }) => (
  <ul className={styles.rows}>
    {orders.map((order) => (
      <OrderRow key={order.id} order={order} />
    ))}
  </ul>
)

export function NoOrders() {
  const { orders: texts } = useTexts('account').account
  const language = useLanguage()
  return (
    <EmptyState
      as="h3"
      title={texts.emptyTitle}
      action={<ButtonLink to={inLanguage(language, '/products?color=black')}>{texts.shopBlack}</ButtonLink>}
      secondary={
        <ButtonLink kind="outline" to={inLanguage(language, '/products?color=white')}>
          {texts.shopWhite}
        </ButtonLink>
      }
    >
      {texts.empty}
    </EmptyState>
  )
}
