import type { SubmitEvent } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import { PromoCodeField } from '#promo-codes/promo-code-field.tsx'
import type { PromoCodeState } from '#promo-codes/use-promo-code.tsx'
import { Button } from '#ui/button.tsx'
import { ArrowIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { AmountsList } from './amounts-list.tsx'
import styles from './checkout.module.css'
import type { Amounts } from './price.ts'

interface PaymentStepProps {
  amounts: Amounts
  promo: PromoCodeState
  problem: string | null
  isPlacing: boolean
  onPlace: () => void
  onBack: () => void
}

function Method({ amount }: { amount: string }) {
  const { payment } = useTexts().checkout
  return (
    <fieldset className={styles.methods}>
      <legend>{payment.method}</legend>
      <label className={styles.method}>
        <input type="radio" name="method" value="cod" defaultChecked />
        <span>
          <strong>{payment.cod}</strong>
          <span>{payment.ready(amount)}</span>
          <span className={styles.note}>{payment.codNote}</span>
        </span>
      </label>
    </fieldset>
  )
}

export function PaymentStep({ amounts, promo, problem, isPlacing, onPlace, onBack }: PaymentStepProps) {
  const language = useLanguage()
  const { payment } = useTexts().checkout
  const amount = priceText(amounts.total, language)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onPlace()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.step}>
      <Method amount={amount} />
      <PromoCodeField promo={promo} />
      <div className={styles.onPhones}>
        <AmountsList amounts={amounts} />
      </div>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Button type="submit" busy={isPlacing} className={styles.wide} aria-label={payment.place(amount)}>
        {payment.place(amount)}
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
