import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { inWords } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { westernDigits } from '#lib/digits.ts'
import { governorate } from '#shipping/governorates.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { tell } from '#visits/tell.ts'
import { CartChangesNotice } from './cart-changes-notice.tsx'
import styles from './checkout.module.css'
import { type AddressParts, composeAddress } from './draft.ts'
import { PaymentStep } from './payment-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import type { Checkout } from './use-checkout.tsx'
import type { Steps } from './use-steps.tsx'

interface StepProps {
  number: number
  title: string
  state: 'done' | 'now' | 'later'
  heading?: RefObject<HTMLHeadingElement | null>
  children?: ReactNode
}

function Step({ number, title, state, heading, children }: StepProps) {
  const { steps } = useTexts('checkout').checkout
  return (
    <li className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <h2 ref={heading} tabIndex={-1}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <CheckIcon /> : number}
        </span>
        {title}
        <span className="visually-hidden">{steps.of(number)}</span>
      </h2>
      {children}
    </li>
  )
}

function ShippingDone({ parts, onEdit }: { parts: AddressParts; onEdit: () => void }) {
  const language = useLanguage()
  const { edit, steps } = useTexts('checkout').checkout
  const { name = '', nameAr = '' } = governorate(parts.city) ?? {}
  return (
    <div className={styles.filled}>
      <address>
        <span>
          <bdi>{parts.name}</bdi>
        </span>
        <Code>{westernDigits(parts.phone)}</Code>
        <Code>{parts.email}</Code>
        <span>
          <bdi>{composeAddress(parts)}</bdi>
        </span>
        <span>
          <bdi>{parts.cityName}</bdi>
          {language === 'ar' ? '، ' : ', '}
          <bdi>{inWords(language, name, nameAr)}</bdi>
        </span>
      </address>
      <Button kind="quiet" onClick={onEdit}>
        {edit}
        <span className="visually-hidden">{steps.shipping}</span>
      </Button>
    </div>
  )
}

function CartFailed({ onRetry }: { onRetry: () => void }) {
  const { cartFailed, tryAgain } = useTexts('checkout').checkout
  return (
    <Notice tone="error">
      <p>{cartFailed}</p>
      <p>
        <Button kind="outline" onClick={onRetry}>
          {tryAgain}
        </Button>
      </p>
    </Notice>
  )
}

/** Focus follows to the step that comes up, and to nothing when the page opens. */
function useArrival(isPayment: boolean) {
  const shipping = useRef<HTMLHeadingElement>(null)
  const payment = useRef<HTMLHeadingElement>(null)
  const before = useRef(isPayment)
  useEffect(() => {
    if (before.current === isPayment) return
    before.current = isPayment
    const heading = (isPayment ? payment : shipping).current
    // A refused order leads to what is wrong within the step.
    if (!heading?.parentElement?.contains(document.activeElement)) heading?.focus({ preventScroll: true })
  }, [isPayment])
  return { shipping, payment }
}

/** The governorate was chosen anew in another tab: the address that is about to be paid for lies elsewhere. */
function useOtherPlace(city: string, isPayment: boolean, leave: () => void): void {
  const before = useRef(city)
  useEffect(() => {
    if (before.current === city) return
    before.current = city
    if (isPayment) leave()
  })
}

interface StepsProps {
  checkout: Checkout
  steps: Steps
  isCardOffered: boolean
}

export function CheckoutSteps({ checkout, steps, isCardOffered }: StepsProps) {
  const texts = useTexts('checkout').checkout
  const { draft, cart, delivery, form, amounts, feeChange, placing, changesHeading } = checkout
  const { parts } = draft.draft
  const isPayment = steps.isPaymentAsked && form.isComplete
  const headings = useArrival(isPayment)
  useOtherPlace(parts.city, isPayment, steps.toShipping)
  useEffect(() => tell([{ type: 'checkout' }], location.pathname), [])
  const accept = (): void => {
    checkout.accept()
    ;(isPayment ? headings.payment : headings.shipping).current?.focus()
  }
  return (
    <div className={styles.main}>
      {cart.changes.length > 0 || feeChange ? (
        <CartChangesNotice
          changes={cart.changes}
          fee={feeChange}
          heading={changesHeading}
          isUrgent={placing.problem !== null}
          onAccept={accept}
        />
      ) : null}
      {cart.state === 'failed' ? <CartFailed onRetry={() => void cart.again()} /> : null}
      <ol className={styles.steps} aria-label={texts.steps.label}>
        <Step number={1} title={texts.steps.shipping} state={isPayment ? 'done' : 'now'} heading={headings.shipping}>
          {isPayment ? (
            <ShippingDone parts={parts} onEdit={steps.toShipping} />
          ) : (
            <ShippingStep
              parts={parts}
              fill={draft.fill}
              book={checkout.book}
              form={form}
              delivery={delivery}
              onRetryFees={checkout.retryFees}
              onDone={steps.toPayment}
              isEarly={steps.isPaymentAsked}
            />
          )}
        </Step>
        <Step number={2} title={texts.steps.payment} state={isPayment ? 'now' : 'later'} heading={headings.payment}>
          {isPayment ? (
            <PaymentStep
              {...{ amounts, delivery, isCardOffered }}
              promo={checkout.promo}
              method={draft.draft.method}
              onMethod={draft.keepMethod}
              problem={placing.problem}
              isPlacing={placing.state === 'placing' || checkout.promo.isChecking}
              line={placing.line}
              onPlace={() => void checkout.placeOrder()}
              onBack={steps.toShipping}
            />
          ) : null}
        </Step>
      </ol>
    </div>
  )
}
