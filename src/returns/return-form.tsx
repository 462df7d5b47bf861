import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { dayText } from '#lib/days.ts'
import { priceText } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { PayToField } from './paying-back/pay-to-field.tsx'
import { PhotoField } from './photo/photo-field.tsx'
import { PiecesField } from './pieces-field.tsx'
import { isFaulty, LONGEST_MESSAGE, mayExchange, REASONS } from './return.ts'
import { chosenOf, isDeclined, isExchange, isForCash, mayBringFee, overSince, worthOf } from './return-draft.ts'
import styles from './returns.module.css'
import { type PartProps, type ReturnFormProps, useReturnForm } from './use-return-form.tsx'
import { WishField } from './wish-field.tsx'

export function ReturnForm(props: ReturnFormProps) {
  const { form: texts, list } = useTexts('returns').returns
  const { returnable, earlier } = props
  const state = useReturnForm(props)
  const { form, draft, change, problems, outcome, isBusy, submit } = state
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isDeclined(returnable, earlier) ? <Notice>{list.declined}</Notice> : null}
      <Until returnable={returnable} />
      <PiecesField returnable={returnable} state={state} />
      <ReasonField returnable={returnable} state={state} />
      {draft.reason !== '' && mayExchange(draft.reason) ? <WishField returnable={returnable} state={state} /> : null}
      <TextArea
        label={texts.message}
        hint={draft.reason !== '' && isFaulty(draft.reason) ? texts.messageHint : undefined}
        optional={texts.optional}
        name="message"
        dir="auto"
        maxLength={LONGEST_MESSAGE}
        value={draft.message}
        problem={problems['message']}
        onChange={({ currentTarget }) => change({ message: currentTarget.value }, 'message')}
      />
      <PhotoField state={state} />
      <Worth returnable={returnable} state={state} earlier={earlier} />
      {isForCash(returnable, draft) ? (
        <PayToField
          typed={draft.payTo}
          onType={(payTo, ...fields) => change({ payTo }, ...fields)}
          problems={problems}
          mayWait
        />
      ) : null}
      {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      <Button type="submit" busy={isBusy} className={styles.send}>
        {texts.send}
      </Button>
    </form>
  )
}

function Until({ returnable: { until, untilFaulty } }: Pick<PartProps, 'returnable'>) {
  const { returns: texts } = useTexts('returns')
  const language = useLanguage()
  if (!until || !untilFaulty) return null
  const isOver = new Date() > new Date(until)
  return (
    <p className={styles.faint}>
      <span>{(isOver ? texts.ended : texts.until)(dayText(until, language))}</span>
      <span>{texts.untilFaulty(dayText(untilFaulty, language))}</span>
    </p>
  )
}

/** What is too late stays to be seen, with the day until which it could. */
function ReasonField({ returnable, state: { draft, change, problems } }: PartProps) {
  const { form: texts, reasons } = useTexts('returns').returns
  const language = useLanguage()
  const now = new Date()
  const options = REASONS.map((reason) => {
    const over = overSince(returnable, reason, now)
    const label = over ? texts.over(reasons[reason], dayText(over, language)) : reasons[reason]
    return { value: reason, label, disabled: over !== null }
  })
  return (
    <SelectField
      label={texts.reason}
      name="reason"
      required
      value={draft.reason}
      problem={problems['reason']}
      options={[{ value: '', label: texts.chooseReason }, ...options]}
      onChange={({ currentTarget }) =>
        change({ reason: REASONS.find((reason) => reason === currentTarget.value) ?? '' }, 'reason')
      }
    />
  )
}

interface WorthProps extends PartProps {
  earlier: ReturnFormProps['earlier']
}

function useWorthText({ returnable, state: { draft }, earlier }: WorthProps): string {
  const { form: texts } = useTexts('returns').returns
  const language = useLanguage()
  const isFault = draft.reason !== '' && isFaulty(draft.reason)
  if (isExchange(returnable, draft)) return isFault ? texts.heldSame : texts.held
  const { fee, all, isCut } = worthOf(returnable, draft, earlier)
  const amount = priceText(all, language)
  if (isCut) return all > 0 ? texts.backRest(amount) : texts.backNone
  if (fee > 0) return texts.backAll(amount)
  return (isFault && mayBringFee(returnable, earlier) ? texts.backPlus : texts.back)(amount)
}

function Worth(props: WorthProps) {
  const { returnable, state } = props
  const { form: texts } = useTexts('returns').returns
  const { reason } = state.draft
  const text = useWorthText(props)
  const isChosen = reason !== '' && chosenOf(returnable, state.draft).length > 0
  return (
    <p role="status" className={styles.worth}>
      {isChosen ? (
        <>
          <strong>{text}</strong>
          <span>{isFaulty(reason) ? texts.shopPays : texts.shopperPays}</span>
        </>
      ) : null}
    </p>
  )
}
