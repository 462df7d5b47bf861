import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, priceText } from '#lib/money.ts'
import { CheckField } from '#ui/field.tsx'
import type { ListedOrder } from './admin-order.ts'
import { hasCashHere } from './status-change.ts'

interface CashProps {
  order: ListedOrder
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

/** Asked where a cash order is delivered; what a courier has of it comes with its settlement. */
export function CashField({ order, isChecked, onCheck }: CashProps) {
  const { change } = useAdminTexts()
  const amount = priceText(fromPounds(order.total), useLanguage())
  return (
    <CheckField
      label={change.cash(amount)}
      hint={hasCashHere(order) ? change.cashHint : change.cashWithCourier}
      name="cashCame"
      checked={isChecked}
      onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
    />
  )
}
