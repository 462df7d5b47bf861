import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './payment.module.css'
import { PaymentFrame } from './payment-frame.tsx'
import { clockText, useTimeLeft } from './use-time-left.tsx'
import { useUnpaidOrder } from './use-unpaid-order.tsx'

interface UnpaidProps {
  order: ShownOrder
  /** It was placed a moment ago, to be paid by card. */
  isPaidNow: boolean
  trusted: readonly string[]
}

/** A card order whose money has not come: nothing of it is lost, and there are three ways on. */
export function UnpaidOrder({ order, isPaidNow, trusted }: UnpaidProps) {
  const { unpaid: texts } = useTexts().payment
  const language = useLanguage()
  const { under, problem, frame, byCard, inCash, cancel, putBack, onOutcome } = useUnpaidOrder(order, isPaidNow)
  const left = useTimeLeft(order.paymentInfo.payBy)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isPaidNow) heading.current?.focus({ preventScroll: true })
  }, [isPaidNow])
  const amount = priceText(fromPounds(order.total), language)
  return (
    <section className={styles.waiting} aria-labelledby="unpaid">
      <h2 id="unpaid" ref={heading} tabIndex={-1}>
        {texts.title(order.sku)}
      </h2>
      {left > 0 ? (
        <>
          <p className={styles.left} role="timer">
            {texts.left(clockText(left))}
          </p>
          {problem ? <Notice tone="error">{problem}</Notice> : null}
          <div className={styles.ways}>
            <Button busy={under === 'card'} disabled={frame !== null} onClick={() => void byCard()}>
              {texts.card(amount)}
            </Button>
            <Button kind="outline" busy={under === 'cash'} onClick={() => void inCash()}>
              {texts.cash}
            </Button>
            <Button kind="quiet" busy={under === 'cancel'} onClick={() => void cancel()}>
              {texts.cancel}
            </Button>
          </div>
          {frame ? <PaymentFrame url={frame} orderId={order.id} trusted={trusted} onOutcome={onOutcome} /> : null}
        </>
      ) : (
        <>
          <p role="status">{texts.over}</p>
          {problem ? <Notice tone="error">{problem}</Notice> : null}
          <Button kind="outline" busy={under === 'cancel'} onClick={() => void putBack()}>
            {texts.putBack}
          </Button>
        </>
      )}
    </section>
  )
}
