import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { westernDigits } from '#lib/digits.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import styles from './promo-code-field.module.css'
import { PromoDescription, PromoTerms } from './promo-terms.tsx'
import type { PromoCodeState } from './use-promo-code.tsx'

function Applied({ applied }: Pick<PromoCodeState, 'applied'>) {
  return (
    <p role="status" className={styles.applied}>
      {applied ? (
        <>
          <CheckIcon />
          <span className={styles.terms}>
            <PromoTerms applied={applied} />
            <PromoDescription applied={applied} className={styles.description} />
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
