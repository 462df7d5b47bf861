import { type SubmitEvent, useEffect } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import { InLine } from '#orders/line/in-line.tsx'
import type { Line } from '#orders/line/use-line.tsx'
import { AmountsList } from '#orders/pages/amounts-list.tsx'
import type { Amounts } from '#orders/price.ts'
import { ContactLine } from '#payments/pages/contact-line.tsx'
import { PromoCodeField } from '#promo-codes/promo-code-field.tsx'
import type { PromoCodeState } from '#promo-codes/use-promo-code.tsx'
import type { Delivery } from '#shipping/delivery.ts'
import { Button } from '#ui/button.tsx'
import { ArrowIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './checkout.module.css'
import choices from './choices.module.css'
import type { Draft } from './draft.ts'
import own from './payment-step.module.css'
import { useCashAnswer } from './use-cash-answer.tsx'
import { useDaysText } from './use-days-text.tsx'

interface PaymentStepProps extends Omit<MethodProps, 'amount' | 'noCash'> {
  amounts: Amounts
  delivery: Delivery
  promo: PromoCodeState
  problem: string | null
  isPlacing: boolean
  line: Line
  onPlace: () => void
  onBack: () => void
}

interface MethodProps {
  amount: string
  isCardOffered: boolean
  /** Why the order can't be paid in cash; null where it can. */
  noCash: ReturnType<typeof useCashAnswer>
  method: Draft['method']
  onMethod: (method: Draft['method']) => void
}

function Method({ amount, isCardOffered, noCash, method, onMethod }: MethodProps) {
  const { payment } = useTexts('checkout').checkout
  return (
    <fieldset className={choices.choices}>
      <legend>{payment.method}</legend>
      <label className={choices.choice}>
        <input
          type="radio"
          name="method"
          value="cod"
          checked={noCash === null && (method === 'cod' || !isCardOffered)}
          disabled={noCash !== null}
          onChange={() => onMethod('cod')}
        />
        <span>
          <strong>{payment.cod}</strong>
          <span>{noCash ? payment.noCash[noCash] : payment.cashReady(amount)}</span>
          {noCash ? null : <span className={styles.note}>{payment.codNote}</span>}
        </span>
      </label>
      {isCardOffered ? (
        <label className={choices.choice}>
          <input
            type="radio"
            name="method"
            value="card"
            checked={method === 'card'}
            onChange={() => onMethod('card')}
          />
          <span>
            <strong>{payment.card}</strong>
            <span className={styles.note}>{payment.cardNote}</span>
          </span>
        </label>
      ) : null}
    </fieldset>
  )
}

/** Where only a card is left, it is chosen. */
function useNoCash(
  total: Amounts['total'],
  problem: string | null,
  { isCardOffered, method, onMethod }: Pick<PaymentStepProps, 'isCardOffered' | 'method' | 'onMethod'>,
): ReturnType<typeof useCashAnswer> {
  const answer = useCashAnswer(total, problem)
  const noCash = isCardOffered ? answer : null
  useEffect(() => {
    if (noCash !== null && method === 'cod') onMethod('card')
  }, [noCash, method, onMethod])
  return noCash
}

export function PaymentStep({
  amounts,
  delivery,
  promo,
  problem,
  isPlacing,
  line,
  onPlace,
  onBack,
  ...ways
}: PaymentStepProps) {
  const language = useLanguage()
  const { payment } = useTexts('checkout').checkout
  const amount = priceText(amounts.total, language)
  const noCash = useNoCash(amounts.total, problem, ways)
  const days = useDaysText(delivery)
  const isByCard = ways.isCardOffered && ways.method === 'card'
  const label = isByCard ? payment.payByCard(amount) : payment.place(amount)
  const waiting = isByCard ? payment.toBank : payment.placing
  useEffect(() => line.leave, [line.leave])
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onPlace()
  }
  return (
    <form noValidate onSubmit={submit} className={own.step}>
      <div inert={line.says !== null} className={own.choices}>
        <Method {...ways} noCash={noCash} amount={amount} />
        <PromoCodeField promo={promo} />
      </div>
      <div className={styles.onPhones}>
        <AmountsList amounts={amounts} />
      </div>
      <p className={styles.note}>{days}</p>
      <div className={own.place}>
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        <InLine {...line} />
        <Button type="submit" busy={isPlacing} className={styles.wide} aria-label={label}>
          {isPlacing ? waiting : label}
        </Button>
      </div>
      <ContactLine />
      <p role="status" className="visually-hidden">
        {isPlacing ? waiting : ''}
      </p>
      <Button kind="quiet" className={styles.back} onClick={onBack}>
        <ArrowIcon turn="back" />
        {payment.back}
      </Button>
    </form>
  )
}
