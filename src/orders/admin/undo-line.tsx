import { OwnOffer } from '#back-office/own-offer.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import type { AdminOrder } from './admin-order.ts'
import { useUndo } from './use-undo.tsx'

/** What was just done to an order can go back for a minute; give it the step as its key. */
export function UndoLine({ order }: { order: AdminOrder }) {
  const { statuses, undo: texts } = useAdminTexts()
  const { isBusy, offerFor } = useUndo()
  const offer = offerFor(order)
  if (!order.undo || !offer) return null
  const text = order.undo.isEdit ? texts.editNotTold : texts.notToldYet(statuses[order.undo.to])
  return <OwnOffer text={text} offer={offer} isBusy={isBusy} />
}
