import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { fromPounds, priceText } from '#lib/money.ts'
import type { AdminOrder } from '#orders/admin/admin-order.ts'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './money.module.css'
import { type AmountProblem, askedRefund, type TypedAmount } from './refund-form.ts'

export function Left({ order: { paymentInfo, openReturns } }: { order: AdminOrder }) {
  const { money, refund: texts } = useAdminTexts()
  const language = useLanguage()
  const { refunded, refundable } = paymentInfo
  const pendingRefund = askedRefund(paymentInfo)
  const price = (pounds: number): string => priceText(fromPounds(pounds), language)
  return (
    <>
      <p>
        {texts.refundableAmount(price(refundable))} {refunded > 0 ? texts.refundedAlready(price(refunded)) : null}
      </p>
      {openReturns > 0 ? <Notice tone="warning">{texts.returnOpen(openReturns)}</Notice> : null}
      {pendingRefund ? (
        <Notice>{money.underWay(price(pendingRefund.amount), momentText(pendingRefund.at, language))}</Notice>
      ) : null}
    </>
  )
}

interface AmountProps<T extends TypedAmount> {
  order: AdminOrder
  typed: T
  onType: (typed: T) => void
  problem: AmountProblem | null
}

export function AmountFields<T extends TypedAmount>({ order, typed, onType, problem }: AmountProps<T>) {
  const { refund: texts } = useAdminTexts()
  const all = priceText(fromPounds(order.paymentInfo.refundable), useLanguage())
  const choices = [
    { isAll: true, label: texts.all(all) },
    { isAll: false, label: texts.part },
  ]
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{texts.amount}</legend>
        {choices.map(({ isAll, label }) => (
          <label key={label} className={styles.choice}>
            <input
              type="radio"
              name="part"
              checked={typed.isAll === isAll}
              onChange={() => onType({ ...typed, isAll })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {typed.isAll ? null : (
        <TextField
          label={texts.partAmount}
          name="amount"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={typed.amount}
          problem={problem ? texts.problems[problem] : undefined}
          onChange={({ currentTarget }) => onType({ ...typed, amount: currentTarget.value })}
        />
      )}
    </>
  )
}
