import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useFirstProblem } from '#back-office/form/use-form-keys.tsx'
import type { ListState } from '#back-office/list/admin-list.ts'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { SIZES } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { changeStockCall } from './api.ts'
import { LONGEST_NOTE, REASONS } from './stock.ts'
import styles from './stock-book.module.css'
import { type ChangeProblems, changeBody, changeProblems, type TypedChange } from './typed-change.ts'

interface ChangeProps {
  list: ListState<{ size: typeof SIZES }>
}

/** A new one each time it opens, for the product and size that the book is narrowed to. */
export function ChangeStock({ list }: ChangeProps) {
  const { stockBook: texts, common } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  if (!useMayChange()) return null
  const close = (): void => setOpen(false)
  const buttons = (
    <Answers onCancel={close}>
      <Button type="submit" form={form} busy={isBusy}>
        {texts.book}
      </Button>
    </Answers>
  )
  const start: TypedChange = {
    sku: /^bw\d{5}$/i.test(list.search) ? list.search.toUpperCase() : '',
    size: list.chosen.size ?? '',
    direction: 'in',
    amount: '',
    reason: '',
    note: '',
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.change} closeLabel={common.close} footer={buttons}>
        {isOpen ? <ChangeForm id={form} start={start} onBusy={setBusy} onDone={close} /> : null}
      </Dialog>
    </>
  )
}

interface FormProps {
  id: string
  start: TypedChange
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

interface Standing {
  problem?: Problem
  fields?: ChangeProblems
  server?: Readonly<Record<string, string>>
}

function useChange({ start, onBusy, onDone }: FormProps) {
  const { stockBook: texts } = useAdminTexts()
  const { act } = useAct()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState(start)
  const [standing, setStanding] = useState<Standing>({})
  // Sent again after no answer came, the same change is booked once.
  const key = useRef(crypto.randomUUID())
  const change = (change: Partial<TypedChange>): void => {
    key.current = crypto.randomUUID()
    setTyped({ ...typed, ...change })
    setStanding({})
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const body = changeBody(typed)
    if (!body) return setStanding({ fields: changeProblems(typed) })
    onBusy(true)
    await act(
      async () => {
        const { size } = await sendRequest(changeStockCall, body, { idempotencyKey: key.current })
        tell('success', texts.booked(size.size, size.stock))
        onDone()
        await revalidate()
      },
      ({ refusal, words }) =>
        setStanding({ problem: { text: texts.bookFailed(words), refusal }, server: refusal.errors ?? {} }),
    )
    onBusy(false)
  }
  const problemOf = (field: keyof ChangeProblems): string | undefined =>
    standing.server?.[field] ?? (standing.fields?.[field] ? texts.problems[field] : undefined)
  return { typed, standing, change, submit, problemOf }
}

function ChangeForm(props: FormProps) {
  const { stockBook: texts } = useAdminTexts()
  const form = useRef<HTMLFormElement>(null)
  const { typed, standing, change, submit, problemOf } = useChange(props)
  useFirstProblem(form, standing)
  const field = (name: 'sku' | 'amount' | 'note' | 'size' | 'reason') => ({
    name,
    value: typed[name],
    problem: problemOf(name),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: currentTarget.value }),
  })
  const chosen = <T extends string>(words: readonly T[], none: string, nameOf: (word: T) => string) => [
    { value: '', label: none },
    ...words.map((word) => ({ value: word, label: nameOf(word) })),
  ]
  return (
    <form ref={form} id={props.id} className={styles.change} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.hint}>{texts.changeHint}</p>
      {standing.problem ? <ProblemNotice problem={standing.problem} /> : null}
      <div className={styles.pair}>
        <TextField {...field('sku')} label={texts.sku} dir="ltr" autoComplete="off" maxLength={10} data-first />
        <SelectField {...field('size')} label={texts.size} options={chosen(SIZES, texts.chooseSize, (size) => size)} />
      </div>
      <div className={styles.pair}>
        <SelectField
          label={texts.direction}
          name="direction"
          value={typed.direction}
          options={(['in', 'out'] as const).map((value) => ({ value, label: texts.directions[value] }))}
          onChange={({ currentTarget }) => change({ direction: currentTarget.value === 'out' ? 'out' : 'in' })}
        />
        <TextField
          {...field('amount')}
          label={texts.amount}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
      </div>
      <SelectField
        {...field('reason')}
        label={texts.reason}
        options={chosen(REASONS, texts.chooseReason, (reason) => texts.reasons[reason])}
      />
      <TextField
        {...field('note')}
        label={texts.note}
        optional={typed.reason === 'other' ? undefined : texts.optional}
        dir="auto"
        maxLength={LONGEST_NOTE}
      />
    </form>
  )
}
