import type { SubmitEvent } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import { AmountsList } from '#orders/pages/amounts-list.tsx'
import type { Amounts } from '#orders/price.ts'
import { PromoCodeField } from '#promo-codes/promo-code-field.tsx'
import type { PromoCodeState } from '#promo-codes/use-promo-code.tsx'
import { Button } from '#ui/button.tsx'
import { ArrowIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './checkout.module.css'
import type { Draft } from './draft.ts'

interface PaymentStepProps extends Omit<MethodProps, 'amount'> {
  amounts: Amounts
  promo: PromoCodeState
  problem: string | null
  isPlacing: boolean
  onPlace: () => void
  onBack: () => void
}

interface MethodProps {
  amount: string
  isCardOffered: boolean
  method: Draft['method']
  onMethod: (method: Draft['method']) => void
}

function Method({ amount, isCardOffered, method, onMethod }: MethodProps) {
  const { payment } = useTexts('checkout').checkout
  return (
    <fieldset className={styles.methods}>
      <legend>{payment.method}</legend>
      <label className={styles.method}>
        <input
          type="radio"
          name="method"
          value="cod"
          checked={method === 'cod' || !isCardOffered}
          onChange={() => onMethod('cod')}
        />
        <span>
          <strong>{payment.cod}</strong>
          <span>{payment.cashReady(amount)}</span>
          <span className={styles.note}>{payment.codNote}</span>
        </span>
      </label>
      {isCardOffered ? (
        <label className={styles.method}>
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

export function PaymentStep({ amounts, promo, problem, isPlacing, onPlace, onBack, ...ways }: PaymentStepProps) {
  const language = useLanguage()
  const { payment } = useTexts('checkout').checkout
  const amount = priceText(amounts.total, language)
  const label = ways.isCardOffered && ways.method === 'card' ? payment.payByCard(amount) : payment.place(amount)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onPlace()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.step}>
      <Method {...ways} amount={amount} />
      <PromoCodeField promo={promo} />
      <div className={styles.onPhones}>
        <AmountsList amounts={amounts} />
      </div>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Button type="submit" busy={isPlacing} className={styles.wide} aria-label={label}>
        {label}
      </Button>
      <p role="status" className="visually-hidden">
        {isPlacing ? payment.placing : ''}
      </p>
      <Button kind="quiet" className={styles.back} onClick={onBack}>
        <ArrowIcon turn="back" />
        {payment.back}
      </Button>
    </form>
  )
}
