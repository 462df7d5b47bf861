import { Link } from 'react-router'
import type { getProductStatsCall } from '#catalog/api.ts'
import { LOW_STOCK } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { countText } from '#lib/count-text.ts'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { useFacts } from '#settings/use-facts.tsx'
import type { countVisitsCall } from '#visits/admin/api.ts'
import type { getDashboardStatsCall } from './api.ts'
import styles from './overview.module.css'
import { PartProblem } from './part.tsx'
import { useChangeWords } from './use-change-words.tsx'

interface CardsProps {
  products: Answer<typeof getProductStatsCall> | Refusal
  orders: Answer<typeof getDashboardStatsCall> | Refusal
  visits: Answer<typeof countVisitsCall> | Refusal
}

/** What could be read is shown, also where something else could not. */
export function StatCards({ products, orders, visits }: CardsProps) {
  const { cards: texts } = useAdminTexts().overview
  const language = useLanguage()
  const wordsOf = useChangeWords('all', 'stats' in orders ? orders : null)
  const lowStock = useFacts()?.settings.lowStock ?? LOW_STOCK
  const cards = [
    ...('stats' in products
      ? [
          { name: texts.totalProducts, count: products.stats.totalProducts, to: '/admin/products' },
          {
            name: texts.lowStock,
            count: products.stats.lowStockProducts,
            to: '/admin/products?status=published&stock=low',
            hint: texts.lowStockHint(lowStock),
          },
          {
            name: texts.outOfStock,
            count: products.stats.outOfStockProducts,
            to: '/admin/products?status=published&stock=out',
          },
        ]
      : []),
    ...('stats' in orders
      ? [
          {
            name: texts.totalOrders,
            count: orders.stats.totalOrders,
            to: '/admin/orders',
            hint: wordsOf('orders'),
          },
          { name: texts.successfulOrders, count: orders.stats.successfulOrders, hint: texts.successfulHint },
        ]
      : []),
    ...('stats' in visits ? [{ name: texts.visits, count: visits.stats.totalVisits, hint: texts.visitsHint }] : []),
  ]
  const problem = [products, orders, visits].find((answer) => answer instanceof Refusal)
  return (
    <>
      {problem ? <PartProblem refusal={problem} /> : null}
      {cards.length > 0 ? (
        <dl className={styles.cards}>
          {cards.map(({ name, count, to, hint }) => (
            <div key={name} className={styles.card}>
              <dt>{to ? <Link to={inLanguage(language, to)}>{name}</Link> : name}</dt>
              <dd>
                <strong>{countText(count)}</strong>
                {hint ? <span className={styles.faint}>{hint}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
}
