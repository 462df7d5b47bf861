import { type RefObject, useEffect, useRef } from 'react'
import { inWords } from '#catalog/product.ts'
import { useSizeText } from '#catalog/sizing/use-size-text.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { InLine } from '#orders/line/in-line.tsx'
import { type ShownOrder, waitsForCard } from '#orders/shown-order.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { Notice } from '#ui/notice.tsx'
import { ContactLine } from './contact-line.tsx'
import { useKeptUnpaid } from './kept-unpaid.tsx'
import { PaidFor } from './paid-for.tsx'
import styles from './payment.module.css'
import frameStyles from './payment-frame.module.css'
import { PaymentFrame } from './payment-frame.tsx'
import { clockText, useTimeLeft } from './use-time-left.tsx'
import { type UnpaidState, useUnpaidOrder } from './use-unpaid-order.tsx'

interface UnpaidProps {
  order: ShownOrder
  /** Where the bank's form may stand in a frame, and whose messages it may send; elsewhere the browser goes to the bank. */
  checkout?: { isPaidNow: boolean; trusted: readonly string[] } | undefined
}

export function UnpaidOrder({ order, checkout }: UnpaidProps) {
  const { unpaid: texts } = useTexts('payment').payment
  const state = useUnpaidOrder(order, checkout)
  const { ended } = state
  const isWaiting = order.isOwn && waitsForCard(order)
  if (isWaiting && !ended) return <Waiting order={order} checkout={checkout} state={state} />
  return ended ? <Ended>{texts[ended]}</Ended> : null
}

/** Takes the focus: the button that had it is gone. */
function Ended({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success">{children}</Notice>
    </div>
  )
}

interface WaitingProps extends UnpaidProps {
  state: UnpaidState
}

function Waiting({ order, checkout, state }: WaitingProps) {
  const { unpaid: texts } = useTexts('payment').payment
  const { under, problem, line, putBack, frame } = state
  const timeLeft = useTimeLeft(order.paymentInfo.payBy)
  const heading = useRef<HTMLHeadingElement>(null)
  const isPaidNow = checkout?.isPaidNow ?? false
  useKeptUnpaid(order.paymentInfo.payBy)
  useEffect(() => {
    if (isPaidNow || frame) heading.current?.focus({ preventScroll: true })
  }, [isPaidNow, frame])
  return (
    <section className={styles.waiting} aria-labelledby="unpaid">
      {/* With the bank's form it is another page: nothing that stood here is pushed about by it. */}
      <div key={frame ? 'form' : 'ways'} className={styles.split}>
        <div>
          <Head order={order} checkout={checkout} frame={frame} heading={heading} timeLeft={timeLeft} />
          {timeLeft > 0 ? (
            <>
              <BankNotice state={state} />
              {problem ? <Notice tone="error">{problem}</Notice> : null}
              <InLine {...line} />
              <Ways order={order} checkout={checkout} state={state} />
            </>
          ) : (
            <>
              <p role="status">{texts.timeOver}</p>
              {problem ? <Notice tone="error">{problem}</Notice> : null}
              <Button kind="outline" busy={under === 'cancel'} onClick={() => void putBack()}>
                {texts.putBack}
              </Button>
            </>
          )}
        </div>
        {checkout ? <PaidFor order={order} /> : null}
      </div>
    </section>
  )
}

interface HeadProps extends Pick<WaitingProps, 'order' | 'checkout'> {
  frame: string | null
  heading: RefObject<HTMLHeadingElement | null>
  timeLeft: number
}

/** In a line where the bank's form is open: on a phone it stands right below. */
function Head({ order, checkout, frame, heading, timeLeft }: HeadProps) {
  const { unpaid: texts } = useTexts('payment').payment
  const language = useLanguage()
  return (
    <div className={frame ? styles.brief : styles.head}>
      <h2 id="unpaid" ref={heading} tabIndex={-1} aria-label={texts.title(order.sku)}>
        {frame ? <Code>{order.sku}</Code> : texts.title(order.sku)}
      </h2>
      {frame ? <bdi>{priceText(fromPounds(order.total), language)}</bdi> : null}
      {checkout ? null : <Pieces order={order} />}
      {timeLeft > 0 ? (
        <p className={styles.left} role="timer">
          {(frame ? texts.left : texts.timeLeft)(clockText(timeLeft))}
        </p>
      ) : null}
    </div>
  )
}

function Pieces({ order }: { order: ShownOrder }) {
  const { summary } = useTexts('checkout').checkout
  const language = useLanguage()
  const sizeText = useSizeText()
  return (
    <ul className={styles.pieces}>
      {order.products.map((line) => (
        <li key={`${line.productId} ${line.size}`}>
          <strong>{inWords(language, line.name, line.nameAr)}</strong>
          <span className={styles.detail}>
            {sizeText(line)}
            <span aria-hidden="true">{'\u00a0· '}</span>
            {summary.quantity(line.quantity)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function BankNotice({ state: { progress, isConfirming } }: { state: UnpaidState }) {
  const { success, unpaid } = useTexts('payment').payment
  const { isUndecided, isLate, isUnheard } = progress
  if (!isUndecided && !isConfirming) return null
  if (isUnheard) return <Notice>{success.unheard}</Notice>
  if (isUndecided) return <Notice>{unpaid.undecided}</Notice>
  return <Notice>{isLate ? success.late : success.waiting}</Notice>
}

function Ways({ order, checkout, state }: WaitingProps) {
  const { unpaid: texts } = useTexts('payment').payment
  const language = useLanguage()
  const { under, frame, takesCash, byCard, inCash, cancel, onOutcome } = state
  return (
    <>
      {frame ? (
        <PaymentFrame url={frame} orderId={order.id} trusted={checkout?.trusted ?? []} onOutcome={onOutcome} />
      ) : null}
      <div className={styles.ways}>
        <Button
          // Its form is open: who listens is told so, and nobody else looks for a use of it.
          className={frame ? frameStyles.opener : undefined}
          busy={under === 'card'}
          disabled={frame !== null}
          onClick={() => void byCard()}
        >
          {texts.card(priceText(fromPounds(order.total), language))}
        </Button>
        {takesCash ? (
          <Button kind="outline" busy={under === 'cash'} onClick={() => void inCash()}>
            {texts.cash}
          </Button>
        ) : null}
        <Button kind="quiet" busy={under === 'cancel'} onClick={() => void cancel()}>
          {texts.cancel}
        </Button>
      </div>
      {checkout ? <ContactLine /> : null}
    </>
  )
}
