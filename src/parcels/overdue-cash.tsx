import { Link } from 'react-router'
import type { Filters, ListKind } from '#back-office/list/admin-list.ts'
import { useList } from '#back-office/list/admin-list-tools.tsx'
import { Cell, faint, Row, rowLink, stack } from '#back-office/list/admin-table.tsx'
import { ListedRows } from '#back-office/list/listed-rows.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Answer } from '#lib/endpoint.ts'
import { inLanguage } from '#lib/language.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import { Price } from '#ui/price.tsx'
import type { listOverdueCall, OverdueCash as OverdueOrder } from './api.ts'
import styles from './parcels.module.css'

interface OverdueProps<F extends Filters> {
  listing: Answer<typeof listOverdueCall>
  kind: ListKind<F>
}

/** Order by order what a courier is to be asked for. */
export function OverdueCash<F extends Filters>({ listing: { orders, pagination }, kind }: OverdueProps<F>) {
  const { overdueCash } = useAdminTexts().parcels
  const list = useList(kind)
  return (
    <ListedRows
      list={{ ...list, isNarrowed: false }}
      pagination={pagination}
      rows={orders}
      row={(order) => <OverdueRow key={order.id} order={order} />}
      texts={overdueCash}
    />
  )
}

function OverdueRow({ order }: { order: OverdueOrder }) {
  const { parcels: texts, statuses } = useAdminTexts()
  const { columns } = texts.overdueCash
  const language = useLanguage()
  return (
    <Row look="dense">
      <Cell label={columns.code} kind="short">
        <Link className={rowLink} to={inLanguage(language, `/admin/orders/${order.id}`)}>
          <span className={styles.tall}>
            <Code>{order.sku}</Code>
          </span>
        </Link>
      </Cell>
      <Cell label={columns.customer}>
        <span className={stack}>
          <bdi>{order.name}</bdi>
          <span className={faint}>
            <Code>{order.phone}</Code>
          </span>
        </span>
      </Cell>
      <Cell label={columns.courier}>
        <span className={stack}>
          <bdi>{order.courier || texts.nobody}</bdi>
          {order.trackingNumber ? (
            <span className={faint}>
              <Code>{order.trackingNumber}</Code>
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell label={columns.days} kind="short">
        <span className={stack}>
          <strong>{texts.days(order.days)}</strong>
          <span className={faint}>{order.came > 0 ? texts.partMissing : texts.agreed(order.payDays)}</span>
        </span>
      </Cell>
      <Cell label={columns.amount} kind="number">
        <span className={stack}>
          <Price pounds={order.amount} language={language} />
          {order.came > 0 ? (
            <span className={faint}>
              <bdi>{texts.missing(priceText(fromPounds(order.came), language))}</bdi>
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell label={columns.state} kind="short">
        <Badge tone={order.status === 'delivered' ? 'warning' : 'neutral'}>{statuses[order.status]}</Badge>
      </Cell>
    </Row>
  )
}
