import { useEffect, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { Code, CopyButton } from '#ui/code.tsx'
import { dayText } from './days.ts'
import styles from './order.module.css'
import { shortId } from './order.ts'
import { ScanMe } from './scan-me.tsx'
import type { ShownOrder } from './shown-order.ts'
import { StatusBadge } from './status-badge.tsx'

function usePaymentWords({ status, isPaid, paymentMethod }: ShownOrder): string {
  const { order } = useTexts().checkout
  if (isPaid) return order.paid
  if (status === 'cancelled') return order.cancelled
  return paymentMethod === 'cod' ? order.pendingCod : order.pendingCard
}

const THANKED = 'bw_thanked'

/** Ids of orders grow with time: the newest that was thanked for stands for all before it. */
const isNew = (id: string): boolean => {
  try {
    return (localStorage.getItem(THANKED) ?? '') < id
  } catch {
    return true
  }
}

/** Thanks are said once, while the order has not moved on. */
function useTitle({ id, sku, status }: ShownOrder): string {
  const { order } = useTexts().checkout
  const [isFirst] = useState(() => isNew(id))
  useEffect(() => {
    try {
      if (isNew(id)) localStorage.setItem(THANKED, id)
    } catch {}
  }, [id])
  if (status === 'cancelled') return order.cancelledTitle
  return isFirst && status === 'pending' ? order.thanks : order.titled(sku)
}

/** The thanks, and what one needs when asking about the order. */
export function OrderHead({ order }: { order: ShownOrder }) {
  const language = useLanguage()
  const { order: texts, payment: ways } = useTexts().checkout
  const title = useTitle(order)
  const payment = usePaymentWords(order)
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.sku}</dt>
          <dd className={styles.sku}>
            <Code>{order.sku}</Code>
            <CopyButton text={order.sku} label={texts.copy} copiedLabel={texts.copied} />
          </dd>
          <dd className={styles.small}>{texts.skuNote}</dd>
          <dd className={styles.scan}>
            <ScanMe sku={order.sku} />
          </dd>
        </div>
        <div>
          <dt>{texts.number}</dt>
          <dd>
            <Code>{shortId(order.id)}</Code>
          </dd>
        </div>
        <div>
          <dt>{texts.placedOn}</dt>
          <dd>
            <time dateTime={order.createdAt}>{dayText(order.createdAt, language)}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.payment}</dt>
          {order.paymentMethod === 'cod' ? <dd className={styles.onPaper}>{ways.cod}</dd> : null}
          <dd className={styles.payment}>{payment}</dd>
        </div>
        <div>
          <dt>{texts.timeline}</dt>
          <dd>
            <StatusBadge status={order.status} />
          </dd>
        </div>
      </dl>
    </header>
  )
}
