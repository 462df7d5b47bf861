import { Link } from 'react-router'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import styles from './promo-codes.module.css'

/** How many orders use a code, and the way to them. */
export function OrdersWith({ code, count }: { code: string; count: number }) {
  const { promo } = useAdminTexts()
  const to = inLanguage(useLanguage(), `/admin/orders?promoCode=${encodeURIComponent(code)}`)
  if (count === 0) return <span className={styles.none}>{promo.orders(count)}</span>
  return (
    <Link className={styles.orders} to={to} aria-label={promo.ordersOf(count, code)}>
      {promo.orders(count)}
    </Link>
  )
}
