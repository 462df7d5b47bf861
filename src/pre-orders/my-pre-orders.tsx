import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { inLanguage } from '#lib/language.ts'
import { Badge } from '#ui/badge.tsx'
import { Code } from '#ui/code.tsx'
import { BagIcon, CheckIcon, CloseIcon } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { Price } from '#ui/price.tsx'
import { CancelPreOrder } from './cancel-pre-order.tsx'
import styles from './pre-order.module.css'
import { dayIn, type PreOrderState, standingOf, TONES } from './pre-order.ts'
import type { OwnPreOrder, OwnPreOrders } from './shown-pre-order.ts'

const ICONS: Record<PreOrderState, ReactNode> = {
  open: <BagIcon />,
  ordered: <CheckIcon />,
  cancelled: <CloseIcon />,
}

export function MyPreOrders({ mine: { preOrders, pagination } }: { mine: OwnPreOrders }) {
  const { preOrder: texts } = useTexts('preOrder')
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <h2 id="mine">{texts.mine}</h2>
      {preOrders.length === 0 ? <p className={styles.small}>{texts.none}</p> : null}
      <ul>
        {preOrders.map((preOrder) => (
          <Row key={preOrder.id} preOrder={preOrder} />
        ))}
      </ul>
      <Pager pagination={pagination} hrefOf={(page) => `?page=${page}`} texts={texts.pages} />
    </section>
  )
}

function Row({ preOrder }: { preOrder: OwnPreOrder }) {
  const { preOrder: texts } = useTexts('preOrder')
  const language = useLanguage()
  const { number, color, size, quantity, total, state, shipsOn, order, createdAt } = preOrder
  const standing = standingOf(preOrder)
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.number}>
          <Code>{number}</Code>
          <Badge tone={TONES[standing]}>
            <span className={styles.worded}>
              {ICONS[standing]}
              {texts.states[standing]}
            </span>
          </Badge>
        </p>
        <p>{texts.piece(texts.pieces(quantity), texts.colors[color], size)}</p>
        <p className={styles.small}>
          <time dateTime={createdAt}>{dayText(createdAt, language)}</time>
          {state === 'open' ? `\u00a0· ${texts.willShip(dayIn(shipsOn, language))}` : null}
        </p>
        <PromoLine preOrder={preOrder} />
        {order ? (
          <Link className={styles.way} to={inLanguage(language, `/account/orders/${order.id}`)}>
            {texts.seeOrder(order.sku)}
          </Link>
        ) : null}
      </div>
      <div className={styles.end}>
        <Price pounds={total} language={language} />
        {state === 'open' ? <CancelPreOrder preOrder={preOrder} /> : null}
      </div>
    </li>
  )
}

function PromoLine({ preOrder: { promoCode } }: { preOrder: OwnPreOrder }) {
  const { preOrder: texts } = useTexts('preOrder')
  const language = useLanguage()
  if (!promoCode || (!promoCode.isActive && !promoCode.isUsed)) return null
  return (
    <p className={styles.small}>
      {texts.code} <Code>{promoCode.code}</Code>
      {'\u00a0· '}
      {promoCode.isUsed ? texts.codeUsed : texts.codeFrom(dayText(promoCode.from, language))}
    </p>
  )
}
