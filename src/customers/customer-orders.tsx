import { Link } from 'react-router'
import { Panel } from '#back-office/admin-page.tsx'
import { RowMoment } from '#back-office/moment.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { StatusBadge } from '#orders/admin/order-row.tsx'
import { moneyWordOf, shortId } from '#orders/order.ts'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import styles from './customers.module.css'
import type { Customer } from './listed-customer.ts'

export function OrdersPanel({ customer }: { customer: Customer }) {
  const { customer: texts } = useAdminTexts()
  const { latestOrders, kind } = customer
  return (
    <Panel title={texts.latestOrders} actions={latestOrders.length > 0 ? <AllOrders customer={customer} /> : null}>
      {latestOrders.length > 0 ? (
        <ul className={styles.rows}>
          {latestOrders.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>{kind === 'erased' ? texts.erasedOrders : texts.noOrders}</p>
      )}
    </Panel>
  )
}

/** An account's orders are found by its e-mail, a guest's by their phone. */
function AllOrders({ customer: { kind, email, phone } }: { customer: Customer }) {
  const { customer: texts } = useAdminTexts()
  const search = new URLSearchParams({ search: kind === 'account' ? email : phone })
  return (
    <Link className={styles.all} to={inLanguage(useLanguage(), `/admin/orders?${search}`)}>
      {texts.allOrders}
    </Link>
  )
}

function OrderLine({ order }: { order: Customer['latestOrders'][number] }) {
  const texts = useAdminTexts()
  const language = useLanguage()
  return (
    <li className={styles.order}>
      <span className={styles.codes}>
        <Link className={styles.name} to={inLanguage(language, `/admin/orders/${order.id}`)}>
          <Code>{shortId(order.id)}</Code>
        </Link>
        <span className={styles.faint}>
          <Code>{order.sku}</Code>
        </span>
      </span>
      <span className={styles.about}>
        <RowMoment at={order.createdAt} />
        <span className={styles.faint}>
          {texts.customer.method(texts.order.methods[order.paymentMethod], moneyWordOf(order, texts))}
        </span>
      </span>
      <StatusBadge status={order.status} />
      <strong className={styles.amount}>
        <Price pounds={order.total} language={language} />
      </strong>
    </li>
  )
}
