import { type ReactNode, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import { TextArea } from '#ui/field.tsx'
import { NO_GOODS, sentGoods } from './goods-back.ts'
import { GoodsFields } from './goods-fields.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { AmountFields, Left } from './refund-amount.tsx'
import {
  type AmountProblem,
  firstAmount,
  mayBeSent,
  refundProblems,
  type TypedRefund,
  wantedPounds,
} from './refund-form.ts'
import { useRefund } from './use-refund.tsx'
import { useRest } from './use-rest.tsx'

const LONGEST_REASON = 300

export interface RefundProps {
  order: AdminOrder
  isOpen: boolean
  onClose: () => void
  /** Where there is more than one way back, the choice of it. */
  way?: ReactNode
}

/** Give it a new key whenever it is opened, so that each refund starts afresh. */
export function RefundDialog({ order, isOpen, onClose, way }: RefundProps) {
  const { refund: texts } = useAdminTexts()
  const language = useLanguage()
  const [typed, setTyped] = useState<TypedRefund>({ ...firstAmount(order.paymentInfo), reason: '' })
  const [goods, setGoods] = useState(NO_GOODS)
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, send } = useRefund(order, onClose)
  const { refundable } = order.paymentInfo
  const problems = refundProblems(typed, refundable)
  const amount = wantedPounds(typed, refundable)
  const isPossible = mayBeSent(order.paymentInfo)
  const amountText = problems.amount ? '' : priceText(fromPounds(amount), language)

  const rest = useRest(order, amount)

  const submit = (): void => {
    setTried(true)
    if (rest.isSaid() && !problems.amount && !problems.reason)
      void send({ amount, reason: typed.reason.trim(), words: rest.words, ...sentGoods(order, goods) })
  }
  return (
    <MoneyDialog {...{ isOpen, onClose, texts, amountText, isPossible, isBusy, problem }} onSubmit={submit}>
      {way}
      <Left order={order} />
      {isPossible ? (
        <>
          <GoodsFields order={order} goods={goods} onGoods={setGoods} typed={typed} onType={setTyped} />
          <Fields order={order} typed={typed} onType={setTyped} problems={isTried ? problems : NONE} />
          {rest.fields}
        </>
      ) : null}
    </MoneyDialog>
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
