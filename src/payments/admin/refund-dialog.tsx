import { type SubmitEvent, useId, useState } from 'react'
import { Answers } from '#back-office/admin-answers.tsx'
import { ProblemNotice } from '#back-office/problem-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import styles from './money.module.css'
import { AmountFields, Left } from './refund-amount.tsx'
import { type AmountProblem, mayBeSent, refundProblems, type TypedRefund, wantedPounds } from './refund-form.ts'
import { useRefund } from './use-refund.tsx'

const LONGEST_REASON = 300

export interface RefundProps {
  order: AdminOrder
  isOpen: boolean
  onClose: () => void
}

/** Give it a new key whenever it is opened, so that each refund starts afresh. */
export function RefundDialog({ order, isOpen, onClose }: RefundProps) {
  const { common, refund: texts } = useAdminTexts()
  const language = useLanguage()
  const formId = useId()
  const [typed, setTyped] = useState<TypedRefund>({ isAll: true, amount: '', reason: '' })
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, send } = useRefund(order, onClose)
  const { refundable } = order.paymentInfo
  const problems = refundProblems(typed, refundable)
  const amount = wantedPounds(typed, refundable)
  const said = problems.amount ? '' : priceText(fromPounds(amount), language)

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!problems.amount && !problems.reason) void send({ amount, reason: typed.reason.trim() })
  }
  const buttons = (
    <Answers onCancel={onClose}>
      {mayBeSent(order.paymentInfo) ? (
        <Button type="submit" form={formId} busy={isBusy}>
          {said ? texts.confirm(said) : texts.action}
        </Button>
      ) : null}
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={common.close} footer={buttons}>
      <form id={formId} noValidate className={styles.body} onSubmit={submit}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        <Left order={order} />
        {mayBeSent(order.paymentInfo) ? (
          <Fields order={order} typed={typed} onType={setTyped} problems={isTried ? problems : NONE} />
        ) : null}
        <p role="status" className={styles.question}>
          {said && mayBeSent(order.paymentInfo) ? texts.question(said) : ''}
        </p>
      </form>
    </Dialog>
  )
}

interface Problems {
  amount: AmountProblem | null
  reason: 'reasonRequired' | null
}

const NONE: Problems = { amount: null, reason: null }

interface FieldsProps {
  order: AdminOrder
  typed: TypedRefund
  onType: (typed: TypedRefund) => void
  problems: Problems
}

function Fields({ order, typed, onType, problems }: FieldsProps) {
  const { refund: texts } = useAdminTexts()
  return (
    <>
      <AmountFields order={order} typed={typed} onType={onType} problem={problems.amount} />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        rows={2}
        dir="auto"
        maxLength={LONGEST_REASON}
        value={typed.reason}
        problem={problems.reason ? texts.problems[problems.reason] : undefined}
        onChange={({ currentTarget }) => onType({ ...typed, reason: currentTarget.value })}
      />
    </>
  )
}
