import { type SubmitEvent, useId, useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { inWords } from '#catalog/product.ts'
import { useSizeName } from '#catalog/sizing/use-size-name.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { numberIn } from '#lib/digits.ts'
import { useShipping } from '#orders/admin/use-shipping.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { isFaulty, LONGEST_WORDS, type TeamStep } from '../return.ts'
import type { AdminReturn } from './admin-return.ts'
import styles from './returns.module.css'
import { useReturnChange } from './use-return-change.tsx'

interface DialogProps {
  request: AdminReturn
  /** Null: closed. Give it as the key too, so that each step starts afresh. */
  step: TeamStep | null
  onClose: () => void
}

type Line = AdminReturn['lines'][number]

const keyOf = ({ productId, size }: Line): string => `${productId} ${size}`

/** Until somebody says otherwise all of it can be sold, and of what is faulty nothing. */
const firstCounts = ({ lines, reason }: Pick<AdminReturn, 'lines' | 'reason'>): Record<string, string> =>
  Object.fromEntries(lines.map((line) => [keyOf(line), String(isFaulty(reason) ? 0 : line.quantity)]))

function piecesIn(typed: string, { quantity }: Line): number | null {
  const pieces = numberIn(typed)
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= quantity ? pieces : null
}

function Effects({ request, step }: Pick<DialogProps, 'request' | 'step'>) {
  const { oneReturn: texts } = useAdminTexts()
  return (
    <>
      <p>{step ? texts.effects[step] : null}</p>
      {step === 'rejected' && request.wish === 'exchange' ? <p>{texts.lettingGo}</p> : null}
    </>
  )
}

export function StepDialog({ request, step, onClose }: DialogProps) {
  const { common, oneReturn: texts, refundReturn } = useAdminTexts()
  const formId = useId()
  const { isBusy, problem, take } = useReturnChange(request, onClose)
  const [words, setWords] = useState('')
  const [typed, setTyped] = useState(() => firstCounts(request))
  const [isTried, setTried] = useState(false)
  const sending = useShipping(request, step === 'exchanged' ? 'shipped' : null)
  const isMissing = step === 'rejected' && words.trim() === ''
  const counted = request.lines.map((line) => ({ line, pieces: piecesIn(typed[keyOf(line)] ?? '', line) }))

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setTried(true)
    const sellable = counted.flatMap(({ line: { productId, size }, pieces }) =>
      pieces === null ? [] : [{ productId, size, pieces }],
    )
    const isUncounted = step === 'received' && sellable.length < counted.length
    if (!step || isMissing || isUncounted || !sending.mayBeSent()) return
    sending.remember()
    void take({ to: step, words: words.trim(), sellable: step === 'received' ? sellable : [], ...sending.form })
  }
  const buttons = (
    <Answers onCancel={onClose}>
      <Button type="submit" form={formId} busy={isBusy}>
        {step && texts.steps[step]}
      </Button>
    </Answers>
  )
  return (
    <Dialog
      isOpen={step !== null}
      onClose={onClose}
      title={step ? texts.titles[step] : ''}
      closeLabel={common.close}
      footer={buttons}
    >
      <form id={formId} noValidate className={styles.dialog} onSubmit={submit}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        <Effects request={request} step={step} />
        {step === 'received' ? <Sellable counted={counted} typed={typed} onType={setTyped} isTried={isTried} /> : null}
        {sending.fields}
        <TextArea
          label={texts.words}
          hint={refundReturn.wordsHint[request.language]}
          optional={step === 'rejected' ? undefined : texts.optional}
          name="words"
          dir="auto"
          lang={request.language}
          maxLength={LONGEST_WORDS}
          required={step === 'rejected'}
          value={words}
          problem={isTried && isMissing ? texts.wordsMissing : undefined}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <p className={styles.faint}>{texts.minute}</p>
      </form>
    </Dialog>
  )
}

interface SellableProps {
  counted: readonly { line: Line; pieces: number | null }[]
  typed: Record<string, string>
  onType: (typed: Record<string, string>) => void
  isTried: boolean
}

function Sellable({ counted, typed, onType, isTried }: SellableProps) {
  const { oneReturn: texts, returns } = useAdminTexts()
  const sizeName = useSizeName()
  const language = useLanguage()
  return counted.map(({ line, pieces }, at) => (
    <TextField
      key={keyOf(line)}
      label={texts.sellable(
        returns.piece(line.quantity, inWords(language, line.name, line.nameAr), sizeName(line)),
        line.quantity,
      )}
      name={keyOf(line)}
      data-first={at === 0 || undefined}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      maxLength={2}
      value={typed[keyOf(line)] ?? ''}
      problem={isTried && pieces === null ? texts.sellableProblem(line.quantity) : undefined}
      onChange={({ currentTarget }) => onType({ ...typed, [keyOf(line)]: currentTarget.value })}
    />
  ))
}
