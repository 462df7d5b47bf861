import { type SubmitEvent, useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import type { Delivery } from '#shipping/delivery.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './checkout.module.css'
import type { AddressParts } from './draft.ts'
import { ProblemList } from './problem-list.tsx'
import type { ShippingForm } from './use-shipping-form.tsx'

interface ShippingStepProps {
  parts: AddressParts
  type: (field: keyof AddressParts, value: string) => void
  form: ShippingForm
  delivery: Delivery
  onRetryFees: () => void
  onDone: () => void
}

/** Why one can't go on, where it is the fee. */
function FeeNotice({ delivery, onRetry }: { delivery: Delivery; onRetry: () => void }) {
  const { fee, tryAgain } = useTexts().checkout
  if (delivery.kind === 'missing') return <Notice tone="error">{fee.resolveFirst}</Notice>
  if (delivery.kind === 'known') return null
  return (
    <Notice tone="error">
      <p>{fee.retryFirst}</p>
      <p>
        <Button kind="outline" onClick={onRetry}>
          {tryAgain}
        </Button>
      </p>
    </Notice>
  )
}

function useFeeText(delivery: Delivery): string | undefined {
  const language = useLanguage()
  const { checkout, shop } = useTexts()
  const { fee, summary } = checkout
  if (delivery.kind !== 'known') return undefined
  return `${summary.shipping}: ${priceText(delivery.fee, language)}. ${fee.days(shop.delivery.span(delivery.min, delivery.max))}`
}

export function ShippingStep({ parts, type, form, delivery, onRetryFees, onDone }: ShippingStepProps) {
  const { shipping } = useTexts().checkout
  const heading = useRef<HTMLHeadingElement>(null)
  const feeText = useFeeText(delivery)

  // After the list is on the page: a refused order brings one along as well.
  useEffect(() => {
    if (form.isSubmitted) heading.current?.focus()
  }, [form.isSubmitted])

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (form.isComplete) {
      onDone()
      return
    }
    form.submit()
    heading.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.step}>
      {form.isSubmitted ? <ProblemList parts={parts} problems={form.shown} heading={heading} /> : null}
      <p className={styles.note}>{shipping.guest}</p>
      <AddressFields
        parts={parts}
        problems={form.shown}
        type={(field, value) => {
          form.retype(field)
          type(field, value)
        }}
        leave={form.leave}
        feeText={feeText}
      />
      <FeeNotice delivery={delivery} onRetry={onRetryFees} />
      <Button type="submit" className={styles.wide}>
        {shipping.continue}
      </Button>
    </form>
  )
}
