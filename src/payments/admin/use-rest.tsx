import { useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import { TextArea } from '#ui/field.tsx'
import styles from './money.module.css'

const LONGEST_WORDS = 500

/** Of a cancelled order of which less goes back than came: does the rest follow, or is it kept, and why? */
export function useRest({ status, paymentInfo, language: theirs }: AdminOrder, amount: number) {
  const { refundReturn, rest: texts } = useAdminTexts()
  const language = useLanguage()
  const [isKept, setKept] = useState(false)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const left = fromPounds(paymentInfo.refundable) - fromPounds(amount || 0)
  const isAsked = status === 'cancelled' && amount > 0 && left > 0
  const words = isAsked && isKept ? typed.trim() : ''
  const isMissing = isAsked && isKept && words === ''
  const choices = [
    { isIt: !isKept, label: texts.follows, choose: () => setKept(false) },
    { isIt: isKept, label: texts.isKept, choose: () => setKept(true) },
  ]
  const fields = isAsked ? (
    <>
      <fieldset className={styles.choices}>
        <legend>{texts.legend(priceText(left, language))}</legend>
        {choices.map(({ isIt, label, choose }) => (
          <label key={label} className={styles.choice}>
            <input type="radio" name="rest" checked={isIt} onChange={choose} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {isKept ? (
        <TextArea
          label={texts.why}
          hint={refundReturn.wordsHint[theirs]}
          name="words"
          rows={3}
          dir="auto"
          lang={theirs}
          maxLength={LONGEST_WORDS}
          value={typed}
          problem={isTried && isMissing ? texts.missing : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      ) : null}
    </>
  ) : null
  /** False where it is not said why. */
  const isSaid = (): boolean => {
    setTried(true)
    return !isMissing
  }
  return { fields, words, isSaid }
}
