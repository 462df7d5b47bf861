import { useEffect, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { browserStore } from '#lib/storage.ts'
import { Code, CopyButton } from '#ui/code.tsx'
import { shortId } from '../order.ts'
import { moneyBackOf, type ShownOrder, waitsForCard } from '../shown-order.ts'
import styles from './order.module.css'
import { ScanMe } from './scan-me.tsx'
import { OrderBadge } from './status-badge.tsx'

function usePaymentWords(shownOrder: ShownOrder): string {
  const { order, moneyBack } = useTexts('checkout').checkout
  const { status, isPaid, paymentMethod } = shownOrder
  const back = moneyBackOf(shownOrder)
  if (back !== 'none') return moneyBack[back]
  if (isPaid) return order.paid
  if (status === 'cancelled') return order.cancelled
  return paymentMethod === 'cod' ? order.pendingCod : order.pendingCard
}

const thanked = browserStore('bw_thanked')

/** Ids of orders grow with time: the newest that was thanked for stands for all before it. */
const isNew = (id: string): boolean => (thanked.read() ?? '') < id

/** Thanks are said once, while the order has not moved on, and not before it is known how it is paid. */
function useTitle(shownOrder: ShownOrder): string {
  const { order } = useTexts('checkout').checkout
  const { id, sku, status } = shownOrder
  const isWaiting = waitsForCard(shownOrder)
  const [isFirst] = useState(() => isNew(id))
  useEffect(() => {
    if (!isWaiting && isNew(id)) thanked.write(id)
  }, [id, isWaiting])
  if (status === 'cancelled') return order.cancelledTitle
  return isFirst && !isWaiting && status === 'pending' ? order.thanks : order.titled(sku)
}

export function OrderHead({ order }: { order: ShownOrder }) {
  const language = useLanguage()
  const { order: texts } = useTexts('checkout').checkout
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
          <dd className={styles.small}>
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
          <dd className={styles.payment}>{payment}</dd>
        </div>
        <div>
          <dt>{texts.timeline}</dt>
          <dd>
            <OrderBadge order={order} />
          </dd>
        </div>
      </dl>
    </header>
  )
}
