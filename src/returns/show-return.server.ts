import { pageOfParcel } from '#couriers/courier.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import { pictureUrl } from '#media/picture.ts'
import { isUndoing, isUndone } from '#orders/undo/undo.ts'
import type { ReturnRow } from './db.server.ts'
import { maskedPayTo, type PayTo, takesPayTo } from './paying-back/pay-to.ts'
import type { Dues } from './read-dues.server.ts'
import { isAwaited, isFaulty, isOpen, isPaidBack } from './return.ts'

const instant = (at: string | Date): string => new Date(at).toISOString()

interface Pictured {
  mediaId: string | null
  width: number | null
  height: number | null
}

export const shownImage = ({ mediaId, width, height }: Pictured) =>
  mediaId && width && height ? { url: pictureUrl(mediaId, width), width, height } : null

export const shownReturnLine = (line: ReturnRow['lines'][number]) => ({
  productId: line.productId,
  name: line.name,
  nameAr: line.nameAr,
  size: line.size,
  isOneSize: line.isOneSize,
  newSize: line.newSize,
  quantity: line.quantity,
  amount: toPounds(line.amount),
  image: shownImage(line),
})

const standing = ({ steps }: ReturnRow) => steps.filter((step) => !isUndoing(step) && !isUndone(step, steps))

export const payToOf = ({ payToBy: by, payTo: to }: ReturnRow): PayTo | null => (by && to ? { by, to } : null)

const maskedPayToOf = (request: ReturnRow): PayTo | null => {
  const payTo = payToOf(request)
  return payTo && maskedPayTo(payTo)
}

const shownParcel = ({ courier, trackingNumber, courierPage }: ReturnRow) =>
  courier === ''
    ? null
    : { courier, trackingNumber: trackingNumber || null, trackingUrl: pageOfParcel(courierPage, trackingNumber) }

const shownReturn = (request: ReturnRow) => ({
  _id: request.id,
  id: request.id,
  code: request.code,
  orderId: request.orderId,
  orderSku: request.sku,
  state: request.state,
  reason: request.reason,
  wish: request.wish,
  message: request.message,
  words: standing(request).at(-1)?.words ?? '',
  hasPhoto: Boolean(request.hasPhoto),
  shopPaysWayBack: isFaulty(request.reason),
  createdAt: instant(request.createdAt),
  lines: request.lines.map(shownReturnLine),
  steps: standing(request).map(({ toState, at }) => ({ state: toState, at: instant(at) })),
  payTo: maskedPayToOf(request),
  isPaidBack: isOpen(request.state) && isPaidBack(request),
  takesPayTo: takesPayTo(request) && !isPaidBack(request) && request.lines.some(({ amount }) => amount > 0),
  parcel: shownParcel(request),
  refund: request.refund && {
    amount: toPounds(request.refund.amount),
    state: request.refund.state,
    how: request.refund.how,
    reference: request.refund.reference,
    words: request.refund.words,
  },
})

/** To whoever asked for it, with the sum that they may count on. */
export const shownOwnReturn = (request: ReturnRow, { dueWith }: Dues) => ({
  ...shownReturn(request),
  due: isAwaited(request) ? toPounds(dueWith(request).due) : 0,
})

export const shownListedReturn = (request: ReturnRow) => ({
  ...shownReturn(request),
  customer: { name: request.name, phone: localPhone(request.phone), email: request.email },
})
