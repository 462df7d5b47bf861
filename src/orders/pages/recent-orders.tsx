import { Link } from 'react-router'
import { AccountPart } from '#accounts/pages/account-part.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import type { ShownOrder } from '../shown-order.ts'
import styles from './account-orders.module.css'
import { NoOrders, OrderRows } from './account-orders.tsx'

export function RecentOrders({ orders, total }: { orders: readonly ShownOrder[]; total: number }) {
  const { orders: texts } = useTexts('account').account
  const language = useLanguage()
  return (
    <AccountPart
      id="orders"
      title={texts.title}
      action={
        total > orders.length ? (
          <Link className={styles.all} to={inLanguage(language, '/account/orders')}>
            {texts.all}
          </Link>
        ) : null
      }
    >
      {total === 0 ? <NoOrders /> : <OrderRows orders={orders} />}
    </AccountPart>
  )
}
