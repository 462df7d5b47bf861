import { type FormEvent, useId, useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { createMissingFeesCall } from '../api.ts'
import { DEFAULT_FEE } from '../fee.ts'
import { type Governorate, sortedGovernorates } from '../governorates.ts'
import { type AdminFee, feeIn, whyNotFee } from './fee-edits.ts'
import styles from './shipping.module.css'
import { useCreating } from './use-creating.tsx'

export function useMissing(fees: readonly AdminFee[]): Governorate[] {
  const language = useLanguage()
  return sortedGovernorates(language).filter(({ id }) => fees.every((fee) => fee.governorateId !== id))
}

/** Where nobody can order, and the way to change that for all of them at once. */
export function MissingFees({ missing }: { missing: readonly Governorate[] }) {
  const { shipping: texts, common } = useAdminTexts()
  const language = useLanguage()
  if (missing.length === 0) return null
  return (
    <Notice className={styles.missing}>
      <span>
        <strong>{texts.missing(missing.length)}</strong>{' '}
        {missing.map(({ name, nameAr }) => inWords(language, name, nameAr)).join(common.list)}
      </span>
      <BulkCreation count={missing.length} label={texts.bulk} />
    </Notice>
  )
}

interface BulkProps {
  count: number
  label: string
}

export function BulkCreation({ count, label }: BulkProps) {
  const { shipping: texts, common } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  const onClose = (): void => setOpen(false)
  const form = useId()
  const { isBusy, ...creating } = useCreating(onClose)
  if (!useMayChange()) return null
  const buttons = (
    <Answers onCancel={onClose}>
      <Button type="submit" form={form} busy={isBusy}>
        {texts.bulkConfirm(count)}
      </Button>
    </Answers>
  )
  return (
    <>
      <Button kind="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={onClose} title={texts.bulkTitle} closeLabel={common.close} footer={buttons}>
        {isOpen ? <BulkForm id={form} count={count} {...creating} /> : null}
      </Dialog>
    </>
  )
}

interface FormProps extends Omit<ReturnType<typeof useCreating>, 'isBusy'> {
  id: string
  count: number
}

function BulkForm({ id, count, problem, problems, create }: FormProps) {
  const { shipping: texts } = useAdminTexts()
  const [typed, setTyped] = useState(String(DEFAULT_FEE))

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const why = whyNotFee(typed)
    create(why ? { defaultFee: texts.problems[why] } : {}, async () => {
      const { created } = await sendRequest(createMissingFeesCall, { defaultFee: feeIn(typed) })
      return texts.done.bulk(created)
    })
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <p>{texts.bulkText(count)}</p>
      <TextField
        label={texts.defaultFee}
        name="defaultFee"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        required
        data-first
        value={typed}
        problem={problems['defaultFee']}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  )
}
