import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { type Problem, ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { numberIn } from '#lib/digits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CheckField, TextField } from '#ui/field.tsx'
import { addCourierCall, saveCourierCall } from './api.ts'
import { isTrackingPage, LONGEST_COURIER, LONGEST_PAGE, MOST_PAY_DAYS, PAY_DAYS } from './courier.ts'
import styles from './couriers.module.css'
import type { Courier } from './use-couriers.tsx'

interface DialogProps {
  /** None: a new one. */
  courier?: Courier
  isOpen: boolean
  onClose: () => void
}

interface Typed {
  name: string
  page: string
  isActive: boolean
  payDays: string
}

const isPayDays = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= MOST_PAY_DAYS

function useSaving({ courier, onClose }: DialogProps) {
  const { common, couriers: texts } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<Problem | null>(null)

  const save = (typed: Typed): Promise<void> =>
    act(
      async () => {
        const { name, page, isActive } = typed
        const form = { page, isActive, payDays: numberIn(typed.payDays) }
        if (courier) await sendRequest(saveCourierCall, { id: courier.id, ...form, updatedAt: courier.updatedAt })
        else await sendRequest(addCourierCall, { name, ...form })
        tell('success', courier ? texts.saved(courier.name) : texts.added(name))
        onClose()
        await revalidate()
      },
      ({ refusal, words }) => {
        setProblem({ text: common.because(texts.failed, words), refusal })
        if (refusal.code === 'STALE_EDIT') void revalidate()
      },
    )
  return { isBusy, problem, save }
}

export function CourierDialog(props: DialogProps) {
  const { courier, isOpen, onClose } = props
  const { common, couriers: texts } = useAdminTexts()
  const form = useId()
  const { isBusy, problem, save } = useSaving(props)
  const [typed, setTyped] = useState({
    name: courier?.name ?? '',
    page: courier?.page ?? '',
    isActive: courier?.isActive ?? true,
    payDays: String(courier?.payDays ?? PAY_DAYS),
  })
  const [isTried, setTried] = useState(false)
  const asSent = { ...typed, name: typed.name.trim(), page: typed.page.trim() }

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    const isGood = asSent.name !== '' && isTrackingPage(asSent.page) && isPayDays(numberIn(asSent.payDays))
    if (isGood) void save(asSent)
  }
  const buttons = (
    <Answers onCancel={onClose}>
      <Button type="submit" form={form} busy={isBusy}>
        {courier ? texts.save : texts.add}
      </Button>
    </Answers>
  )
  const title = courier ? texts.editTitle(courier.name) : texts.addTitle
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={common.close} footer={buttons}>
      <form id={form} className={styles.form} noValidate onSubmit={onSubmit}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        <Fields isNew={!courier} typed={typed} onType={setTyped} isTried={isTried} />
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  isNew: boolean
  typed: Typed
  onType: (typed: Typed) => void
  isTried: boolean
}

function Fields({ isNew, typed, onType, isTried }: FieldsProps) {
  const { couriers: texts } = useAdminTexts()
  return (
    <>
      {isNew ? (
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          problem={isTried && typed.name.trim() === '' ? texts.required : undefined}
          name="name"
          data-first
          dir="auto"
          required
          autoComplete="off"
          maxLength={LONGEST_COURIER}
          value={typed.name}
          onChange={({ currentTarget }) => onType({ ...typed, name: currentTarget.value })}
        />
      ) : null}
      <TextField
        label={texts.page}
        hint={texts.pageHint}
        problem={isTried && !isTrackingPage(typed.page.trim()) ? texts.pageWrong : undefined}
        name="page"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_PAGE}
        value={typed.page}
        onChange={({ currentTarget }) => onType({ ...typed, page: currentTarget.value })}
      />
      <TextField
        label={texts.payDays}
        hint={texts.payDaysHint}
        problem={isTried && !isPayDays(numberIn(typed.payDays)) ? texts.payDaysWrong : undefined}
        name="payDays"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed.payDays}
        onChange={({ currentTarget }) => onType({ ...typed, payDays: currentTarget.value })}
      />
      <CheckField
        label={texts.offered}
        name="isActive"
        checked={typed.isActive}
        onChange={({ currentTarget }) => onType({ ...typed, isActive: currentTarget.checked })}
      />
    </>
  )
}
