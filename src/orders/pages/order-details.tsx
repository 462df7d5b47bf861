import { type ReactNode, useId } from 'react'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { ownCity } from '#shipping/own-city.ts'
import { Code } from '#ui/code.tsx'
import type { OrderStatus } from '../order.ts'
import { amountsOf, type ShownOrder } from '../shown-order.ts'
import { AmountsList } from './amounts-list.tsx'
import { type LineAction, LineList } from './line-list.tsx'
import { MoneyBack } from './money-back.tsx'
import styles from './order.module.css'
import { ParcelFacts } from './parcel-facts.tsx'
import placed from './placed.module.css'
import { Timeline } from './timeline.tsx'

function Part({ title, className, children }: { title: string; className?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Whom it goes to; the server has shortened it for a stranger. */
function Recipient({ order }: { order: ShownOrder }) {
  const language = useLanguage()
  const { name, email, phone, address, cityName, governorateName, governorateNameAr, postalCode } =
    order.shippingAddress
  const city = ownCity(cityName, [governorateName, governorateNameAr])
  const place = [city, inWords(language, governorateName, governorateNameAr)].filter((part) => part !== '')
  return (
    <address className={styles.address}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {address === '' ? null : (
        <span>
          <bdi>{address}</bdi>
        </span>
      )}
      <span>
        {place.map((part, index) => (
          <span key={part}>
            {index > 0 ? (language === 'ar' ? '، ' : ', ') : null}
            <bdi>{part}</bdi>
          </span>
        ))}
      </span>
      {postalCode === '' ? null : <Code>{postalCode}</Code>}
      <Code>{phone}</Code>
      <Code>{email}</Code>
    </address>
  )
}

interface DetailsProps {
  order: ShownOrder
  statuses?: Record<OrderStatus, string>
  lineAction?: LineAction | undefined
}

export function OrderDetails({ order, statuses, lineAction }: DetailsProps) {
  const { order: texts, track } = useTexts('checkout').checkout
  return (
    <div className={`${styles.details} ${placed.details}`}>
      <Part title={texts.timeline} className={styles.status}>
        <Timeline order={order} names={statuses} />
        <ParcelFacts parcel={order.parcel} texts={texts} />
      </Part>
      <Part title={texts.items} className={`${styles.items} ${placed.items}`}>
        <LineList lines={order.products} action={lineAction} />
        <AmountsList amounts={amountsOf(order)} />
        <MoneyBack order={order} className={styles.moneyBack} />
      </Part>
      <Part title={texts.delivery}>
        <Recipient order={order} />
        {order.isMasked ? <p className={styles.small}>{track.masked}</p> : null}
      </Part>
    </div>
  )
}
