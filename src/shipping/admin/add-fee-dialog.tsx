import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import type { AdminTexts } from '#i18n/load-admin-texts.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { numberIn } from '#lib/digits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { createFeeCall } from '../api.ts'
import { DEFAULT_DAYS, DEFAULT_FEE } from '../fee.ts'
import { type GovernorateId, governorate, sortedGovernorates } from '../governorates.ts'
import { type AdminFee, feeIn, feeProblems } from './fee-edits.ts'
import styles from './shipping.module.css'
import { useCreating } from './use-creating.tsx'

interface AddProps {
  /** Where it is for, unless that is chosen in the form. */
  place?: GovernorateId
  fees: readonly AdminFee[]
  isOpen: boolean
  onClose: () => void
}

/** A new one each time it opens. */
export function AddFeeDialog({ place, fees, isOpen, onClose }: AddProps) {
  const { shipping: texts, common } = useAdminTexts()
  const form = useId()
  const { isBusy, ...creating } = useCreating(onClose)
  const buttons = (
    <Answers onCancel={onClose}>
      <Button type="submit" form={form} busy={isBusy}>
        {texts.add}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.add} closeLabel={common.close} footer={buttons}>
      {isOpen ? <AddFee id={form} place={place} fees={fees} {...creating} /> : null}
    </Dialog>
  )
}

interface FormProps extends Omit<ReturnType<typeof useCreating>, 'isBusy'> {
  id: string
  place: GovernorateId | undefined
  fees: readonly AdminFee[]
}

const EMPTY = {
  place: '',
  fee: String(DEFAULT_FEE),
  min: String(DEFAULT_DAYS.min),
  max: String(DEFAULT_DAYS.max),
}

type Typed = typeof EMPTY

function problemsOf(typed: Typed, texts: AdminTexts['shipping']): Record<string, string> {
  const { fee, min, max } = feeProblems(typed)
  const problems = {
    governorateId: governorate(typed.place) ? undefined : texts.problems.place,
    shippingFee: fee && texts.problems[fee],
    leadDaysMin: min && texts.problems[min],
    leadDaysMax: max && texts.problems[max],
  }
  return Object.fromEntries(Object.entries(problems).flatMap(([name, why]) => (why ? [[name, why]] : [])))
}

async function send({ place, fee, min, max }: Typed): Promise<void> {
  const chosen = governorate(place)
  if (!chosen) return
  const names = { governorateId: chosen.id, governorateName: chosen.name, governorateNameAr: chosen.nameAr }
  const days = { leadDaysMin: numberIn(min), leadDaysMax: numberIn(max) }
  await sendRequest(createFeeCall, { ...names, shippingFee: feeIn(fee), ...days })
}

function AddFee({ id, place, fees, problem, problems, create }: FormProps) {
  const { shipping: texts } = useAdminTexts()
  const [typed, setTyped] = useState<Typed>({ ...EMPTY, place: place ?? '' })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    create(problemsOf(typed, texts), async () => {
      await send(typed)
      return texts.done.created
    })
  }
  const number = (field: 'fee' | 'min' | 'max', name: string) => ({
    label: texts[field],
    name,
    dir: 'ltr',
    inputMode: field === 'fee' ? ('decimal' as const) : ('numeric' as const),
    autoComplete: 'off',
    value: typed[field],
    problem: problems[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [field]: currentTarget.value }),
  })

  return (
    <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <PlaceField
        fees={fees}
        value={typed.place}
        problem={problems['governorateId']}
        isFirst={place === undefined}
        onChoose={(chosen) => setTyped({ ...typed, place: chosen })}
      />
      <TextField {...number('fee', 'shippingFee')} required data-first={place !== undefined || undefined} />
      <div className={styles.pair}>
        <TextField {...number('min', 'leadDaysMin')} />
        <TextField {...number('max', 'leadDaysMax')} />
      </div>
      <p className={styles.hint}>{texts.daysHint}</p>
    </form>
  )
}

interface PlaceProps {
  fees: readonly AdminFee[]
  value: string
  problem: string | undefined
  isFirst: boolean
  onChoose: (place: string) => void
}

/** All 27; those that have a fee can't be chosen. */
function PlaceField({ fees, value, problem, isFirst, onChoose }: PlaceProps) {
  const { shipping: texts } = useAdminTexts()
  const governorates = sortedGovernorates(useLanguage()).map(({ id, name, nameAr }) => ({
    value: id,
    label: texts.option(name, nameAr),
    disabled: fees.some((fee) => fee.governorateId === id),
  }))
  return (
    <SelectField
      label={texts.governorate}
      name="governorateId"
      required
      data-first={isFirst || undefined}
      value={value}
      options={[{ value: '', label: texts.choose }, ...governorates]}
      problem={problem}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
