import { OwnOffer } from '#back-office/own-offer.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { AdminOrder } from './admin-order.ts'
import { useUndo } from './use-undo.tsx'

/** What was just done to an order can go back for a minute. */
export function UndoLine({ order }: { order: AdminOrder }) {
  const { statuses, undo: texts } = useAdminTexts()
  const { isBusy, offerFor } = useUndo()
  const offer = offerFor(order)
  if (!order.undo || !offer) return null
  const { step, to, isEdit } = order.undo
  const text = isEdit ? texts.editNotTold : texts.notToldYet(statuses[to])
  return <OwnOffer key={step} text={text} offer={offer} isBusy={isBusy} />
}
