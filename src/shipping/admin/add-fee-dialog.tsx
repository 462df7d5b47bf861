import { type FormEvent, useId, useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { numberIn } from '#lib/digits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { createFeeCall } from '../api.ts'
import { DEFAULT_DAYS, DEFAULT_FEE } from '../fee.ts'
import { governorate, sortedGovernorates } from '../governorates.ts'
import { type AdminFee, feeIn, feeProblems } from './fee-edits.ts'
import styles from './shipping.module.css'
import { useCreating } from './use-creating.tsx'

interface AddProps {
  fees: readonly AdminFee[]
  isOpen: boolean
  onClose: () => void
}

/** A new one each time it opens. */
export function AddFeeDialog({ fees, isOpen, onClose }: AddProps) {
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
      {isOpen ? <AddFee id={form} fees={fees} {...creating} /> : null}
    </Dialog>
  )
}

interface FormProps extends Omit<ReturnType<typeof useCreating>, 'isBusy'> {
  id: string
  fees: readonly AdminFee[]
}

const EMPTY = {
  place: '',
  fee: String(DEFAULT_FEE),
  min: String(DEFAULT_DAYS.min),
  max: String(DEFAULT_DAYS.max),
}

function AddFee({ id, fees, problem, problems, create }: FormProps) {
  const { shipping: texts } = useAdminTexts()
  const [typed, setTyped] = useState(EMPTY)
  const onChange = (change: Partial<typeof EMPTY>): void => setTyped({ ...typed, ...change })

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const place = governorate(typed.place)
    const { fee, min, max } = feeProblems(typed)
    const own = {
      governorateId: place ? undefined : texts.problems.place,
      shippingFee: fee && texts.problems[fee],
      leadDaysMin: min && texts.problems[min],
      leadDaysMax: max && texts.problems[max],
    }
    const against = Object.fromEntries(Object.entries(own).flatMap(([name, why]) => (why ? [[name, why]] : [])))
    create(against, async () => {
      const days = { leadDaysMin: numberIn(typed.min), leadDaysMax: numberIn(typed.max) }
      const { id: governorateId = 'cairo', name, nameAr } = place ?? {}
      const names = { governorateName: name, governorateNameAr: nameAr }
      await sendRequest(createFeeCall, { governorateId, ...names, shippingFee: feeIn(typed.fee), ...days })
      return texts.done.created
    })
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <PlaceField
        fees={fees}
        value={typed.place}
        problem={problems['governorateId']}
        onChoose={(place) => onChange({ place })}
      />
      <TextField
        label={texts.fee}
        name="shippingFee"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed.fee}
        problem={problems['shippingFee']}
        onChange={({ currentTarget }) => onChange({ fee: currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.min}
          name="leadDaysMin"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={typed.min}
          problem={problems['leadDaysMin']}
          onChange={({ currentTarget }) => onChange({ min: currentTarget.value })}
        />
        <TextField
          label={texts.max}
          name="leadDaysMax"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={typed.max}
          problem={problems['leadDaysMax']}
          onChange={({ currentTarget }) => onChange({ max: currentTarget.value })}
        />
      </div>
      <p className={styles.hint}>{texts.daysHint}</p>
    </form>
  )
}

interface PlaceProps {
  fees: readonly AdminFee[]
  value: string
  problem: string | undefined
  onChoose: (place: string) => void
}

/** All 27; those that have a fee can't be chosen. */
function PlaceField({ fees, value, problem, onChoose }: PlaceProps) {
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
      data-first
      value={value}
      options={[{ value: '', label: texts.choose }, ...governorates]}
      problem={problem}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
