import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { fromPounds, NOTHING, priceText } from '#lib/money.ts'
import { Notice } from '#ui/notice.tsx'
import type { ListedOrder } from './admin-order.ts'

/** What couriers have brought of the cash of orders that are about to be cancelled. */
export function PartOwed({ orders }: { orders: readonly ListedOrder[] }) {
  const { change } = useAdminTexts()
  const language = useLanguage()
  const owed = orders.reduce((sum, { came, isPaid }) => sum + (isPaid ? NOTHING : fromPounds(came)), 0)
  if (owed === 0) return null
  const amount = priceText(owed, language)
  return <Notice tone="warning">{orders.length === 1 ? change.partOwed(amount) : change.partsOwed(amount)}</Notice>
}
