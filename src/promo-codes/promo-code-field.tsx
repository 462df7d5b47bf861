import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { westernDigits } from '#lib/digits.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { Code } from '#ui/code.tsx'
import { TextField } from '#ui/field.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import styles from './promo-code-field.module.css'
import type { PromoCodeState } from './use-promo-code.tsx'

/** What it takes off, and what holds it back. */
function Off({ applied }: { applied: NonNullable<PromoCodeState['applied']> }) {
  const language = useLanguage()
  const { promo } = useTexts('checkout').checkout
  const { discountType, discountValue, maxDiscountAmount, maxUsagePerUser } = applied
  const money = (pounds: number): string => priceText(fromPounds(pounds), language)
  const parts = [
    discountType === 'percentage' ? promo.percentOff(discountValue) : promo.amountOff(money(discountValue)),
    ...(maxDiscountAmount === null ? [] : [promo.atMost(money(maxDiscountAmount))]),
    ...(maxUsagePerUser === null ? [] : [promo.perPerson(maxUsagePerUser)]),
  ]
  return parts.map((words, at) => (
    <span key={words}>
      {at > 0 ? <span aria-hidden="true">{' · '}</span> : null}
      {words}
    </span>
  ))
}

function Applied({ applied }: Pick<PromoCodeState, 'applied'>) {
  return (
    <p role="status" className={styles.applied}>
      {applied ? (
        <>
          <CheckIcon />
          <Code>{applied.code}</Code>
          <span>
            <Off applied={applied} />
          </span>
        </>
      ) : null}
    </p>
  )
}

const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    act()
  }

/** Folded until somebody has a code; not a form of its own, for it stands in one. */
export function PromoCodeField({ promo }: { promo: PromoCodeState }) {
  const { promo: texts } = useTexts('checkout').checkout
  const { applied, isChecking, problem } = promo
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const id = useId()
  const isOpen = isAsked || applied !== null || isChecking || problem !== null

  // Whoever opened it wants to type; whoever took a code out, another one.
  const isEmpty = applied === null
  useEffect(() => {
    if (isAsked && isEmpty) field.current?.querySelector('input')?.focus()
  }, [isAsked, isEmpty])

  if (!isOpen)
    return (
      <Button kind="quiet" className={styles.ask} onClick={() => setAsked(true)}>
        {texts.ask}
      </Button>
    )
  const code = applied?.code ?? typed
  const act = (): void => {
    if (!applied) {
      promo.apply(typed)
      return
    }
    promo.remove()
    setTyped('')
    setAsked(true)
  }
  return (
    <div ref={field} className={styles.field}>
      <div className={styles.row}>
        <TextField
          id={id}
          label={texts.label}
          name="promoCode"
          value={code}
          disabled={applied !== null}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          problem={problem ?? undefined}
          onChange={({ currentTarget }) => setTyped(westernDigits(currentTarget.value).toUpperCase())}
          onKeyDown={onEnter(act)}
        />
        <Button kind="outline" className={styles.button} busy={isChecking} onClick={act}>
          {applied ? texts.remove : texts.apply}
        </Button>
      </div>
      <Applied applied={applied} />
    </div>
  )
}
