import { useState } from 'react'
import { WAYS_BACK } from '#books/ways-back.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { NO_GOODS, sentGoods } from './goods-back.ts'
import { GoodsFields } from './goods-fields.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { AmountFields, Left } from './refund-amount.tsx'
import type { RefundProps } from './refund-dialog.tsx'
import { firstAmount, givenBackProblems, mayBeSent, type TypedGivenBack, wantedPounds } from './refund-form.ts'
import { useRefund } from './use-refund.tsx'
import { useRest } from './use-rest.tsx'

const LONGEST_REFERENCE = 120

/** Give it a new key whenever it is opened, so that each time starts afresh. */
export function GiveBackDialog({ order, isOpen, onClose, way }: RefundProps) {
  const { giveBack: texts } = useAdminTexts()
  const language = useLanguage()
  const [typed, setTyped] = useState<TypedGivenBack>({ ...firstAmount(order.paymentInfo), how: '', reference: '' })
  const [goods, setGoods] = useState(NO_GOODS)
  const [isTried, setTried] = useState(false)
  const { isBusy, problem, record } = useRefund(order, onClose)
  const { refundable } = order.paymentInfo
  const problems = givenBackProblems(typed, refundable)
  const amount = wantedPounds(typed, refundable)
  const isPossible = mayBeSent(order.paymentInfo)
  const amountText = problems.amount ? '' : priceText(fromPounds(amount), language)

  const rest = useRest(order, amount)

  const submit = (): void => {
    setTried(true)
    const { how, reference } = typed
    if (!rest.isSaid() || problems.amount || problems.reference || how === '') return
    void record({ amount, how, reference: reference.trim(), words: rest.words, ...sentGoods(order, goods) })
  }
  return (
    <MoneyDialog {...{ isOpen, onClose, texts, amountText, isPossible, isBusy, problem }} onSubmit={submit}>
      {way}
      <p>{texts.effect}</p>
      <Left order={order} />
      {isPossible ? (
        <>
          {order.paymentInfo.isPart ? null : (
            <GoodsFields order={order} goods={goods} onGoods={setGoods} typed={typed} onType={setTyped} />
          )}
          <AmountFields order={order} typed={typed} onType={setTyped} problem={isTried ? problems.amount : null} />
          {rest.fields}
          <Trace typed={typed} onType={setTyped} problems={isTried ? problems : NONE} />
        </>
      ) : null}
    </MoneyDialog>
  )
}

type Problems = Pick<ReturnType<typeof givenBackProblems>, 'how' | 'reference'>

const NONE: Problems = { how: null, reference: null }

interface TraceProps {
  typed: TypedGivenBack
  onType: (typed: TypedGivenBack) => void
  problems: Problems
}

export function Trace({ typed, onType, problems }: TraceProps) {
  const { giveBack: texts } = useAdminTexts()
  return (
    <>
      <SelectField
        label={texts.how}
        name="how"
        value={typed.how}
        problem={problems.how ? texts.problems[problems.how] : undefined}
        options={[
          { value: '', label: texts.choose },
          ...WAYS_BACK.map((way) => ({ value: way, label: texts.ways[way] })),
        ]}
        onChange={({ currentTarget }) =>
          onType({ ...typed, how: WAYS_BACK.find((way) => way === currentTarget.value) ?? '' })
        }
      />
      <TextField
        label={texts.reference}
        hint={typed.how === 'instapay' ? texts.instapayHint : texts.referenceHint}
        name="reference"
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_REFERENCE}
        value={typed.reference}
        problem={problems.reference ? texts.problems[problems.reference] : undefined}
        onChange={({ currentTarget }) => onType({ ...typed, reference: currentTarget.value })}
      />
    </>
  )
}
