import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { priceText } from '#lib/money.ts'
import { signInPath } from '#lib/next-path.ts'
import type { Delivery } from '#shipping/delivery.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { CheckField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './checkout.module.css'
import type { AddressParts } from './draft.ts'
import { ProblemList } from './problem-list.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import type { Checkout } from './use-checkout.tsx'
import { useDaysText } from './use-days-text.tsx'
import type { ShippingForm } from './use-shipping-form.tsx'

interface ShippingStepProps {
  parts: AddressParts
  fill: (parts: Partial<AddressParts>) => void
  book: Checkout['book']
  form: ShippingForm
  delivery: Delivery
  onRetryFees: () => void
  onDone: () => void
  /** The payment was asked for before this was filled in. */
  isEarly: boolean
}

function FeeNotice({ delivery, onRetry }: { delivery: Delivery; onRetry: () => void }) {
  const { fee, tryAgain } = useTexts('checkout').checkout
  if (delivery.kind === 'abroad') return <Notice tone="error">{fee.resolveAbroadFirst}</Notice>
  if (delivery.kind === 'missing') return <Notice tone="error">{fee.resolveFirst}</Notice>
  if (delivery.kind !== 'unknown') return null
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
  const { summary } = useTexts('checkout').checkout
  const days = useDaysText(delivery)
  return delivery.kind === 'known' ? `${summary.shipping}: ${priceText(delivery.fee, language)}. ${days}` : undefined
}

/** A guest needs no account; who has one is not asked for what is known. */
function Welcome({ book }: { book: Checkout['book'] }) {
  const { shipping, savedAddresses } = useTexts('checkout').checkout
  const here = useLocation()
  if (!book.shopper)
    return (
      <p className={styles.note}>
        {shipping.guest} {savedAddresses.haveAccount} <Link to={signInPath(here)}>{savedAddresses.signIn}</Link>
      </p>
    )
  if (book.addresses.length === 0) return null
  return <SavedAddresses addresses={book.addresses} pickedAddress={book.pickedAddress} onPick={book.pick} />
}

interface FoldedProps {
  parts: AddressParts
  feeText: string | undefined
  onOpen: () => void
}

function Folded({ parts, feeText, onOpen }: FoldedProps) {
  const { savedAddresses } = useTexts('checkout').checkout
  return (
    <div className={styles.filled}>
      <p className={styles.note}>
        {feeText}
        <br />
        {savedAddresses.codeTo} <Code>{parts.email}</Code>
      </p>
      <Button kind="quiet" onClick={onOpen}>
        {savedAddresses.change}
      </Button>
    </div>
  )
}

function KeepIt({ book }: { book: Checkout['book'] }) {
  const { savedAddresses } = useTexts('checkout').checkout
  if (!book.shopper || book.pickedAddress) return null
  return (
    <CheckField
      label={savedAddresses.keep}
      name="keep"
      checked={book.isKept}
      onChange={({ currentTarget }) => book.setKept(currentTarget.checked)}
    />
  )
}

export function ShippingStep({ parts, fill, book, form, delivery, onRetryFees, onDone, isEarly }: ShippingStepProps) {
  const { shipping } = useTexts('checkout').checkout
  const heading = useRef<HTMLHeadingElement>(null)
  const feeText = useFeeText(delivery)
  const [isOpen, setOpen] = useState(false)
  // A picked address has nothing left to type, unless something is wrong with it.
  const isFolded = book.pickedAddress !== undefined && form.isComplete && !isOpen

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
      {isEarly && !form.isSubmitted ? <Notice>{shipping.fillFirst}</Notice> : null}
      {form.isSubmitted ? <ProblemList parts={parts} problems={form.shown} heading={heading} /> : null}
      <Welcome book={book} />
      {isFolded ? (
        <Folded parts={parts} feeText={feeText} onOpen={() => setOpen(true)} />
      ) : (
        <AddressFields
          parts={parts}
          problems={form.shown}
          type={(field, value) => {
            form.retype(field)
            fill({ [field]: value })
          }}
          leave={form.leave}
          feeText={feeText}
        />
      )}
      <KeepIt book={book} />
      <FeeNotice delivery={delivery} onRetry={onRetryFees} />
      <Button type="submit" className={styles.wide}>
        {shipping.continue}
      </Button>
    </form>
  )
}
