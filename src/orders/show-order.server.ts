import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import { pictureUrl } from '#media/picture.ts'
import { valueShown } from '#promo-codes/show-promo-code.ts'
import { governorate } from '#shipping/governorates.ts'
import { reasonsIn, shownConfirmation } from './cash/show-confirmation.server.ts'
import type { OrderRow } from './db.server.ts'
import type { OrderMoney } from './db-shown-money.server.ts'
import { shownEdit } from './desk/show-edit.ts'
import { maskedEmail, maskedName, maskedPhone } from './mask.ts'
import { payByOf } from './order.ts'
import { shownMoney, shownTold } from './reading/show-money.server.ts'
import { shownParcel } from './tending/show-tending.server.ts'
import { isUndoing, isUndone, secondsToUndo } from './undo/undo.ts'

const shownLine = (line: OrderRow['lines'][number]) => ({
  product: line.productId,
  productId: line.productId,
  name: line.name,
  nameAr: line.nameAr,
  category: line.category,
  size: line.size,
  isOneSize: line.isOneSize,
  quantity: line.quantity,
  price: toPounds(line.price),
  lineTotal: toPounds(line.price * line.quantity),
  image:
    line.mediaId && line.width && line.height
      ? { url: pictureUrl(line.mediaId, line.width), width: line.width, height: line.height }
      : null,
})

function shownAddress(order: OrderRow, isMasked: boolean) {
  const { name: governorateName = '', nameAr: governorateNameAr = '' } = governorate(order.governorateId) ?? {}
  const place = { city: order.governorateId, governorateName, governorateNameAr, country: order.country }
  if (isMasked)
    return {
      ...place,
      name: maskedName(order.name),
      email: maskedEmail(order.email),
      phone: maskedPhone(order.phone),
      address: '',
      cityName: '',
      postalCode: '',
    }
  const { name, email, address, cityName, postalCode } = order
  return { ...place, name, email, phone: localPhone(order.phone), address, cityName, postalCode }
}

function shownGuest({ guestName: name, guestEmail: email, guestPhone: phone }: OrderRow, isMasked: boolean) {
  if (name === null || email === null || phone === null) return null
  if (isMasked) return { name: maskedName(name), email: maskedEmail(email), phone: maskedPhone(phone) }
  return { name, email, phone: localPhone(phone) }
}

function shownPromo({ promo, discount }: OrderRow) {
  if (!promo) return null
  const { code, discountType, discountValue } = promo
  return {
    code,
    discountType,
    discountValue: valueShown({ discountType, discountValue }),
    discountAmount: toPounds(discount),
  }
}

const instant = (at: string | Date): string => new Date(at).toISOString()

function shownPayment(order: OrderRow, isMasked: boolean) {
  const { paymentMethod: method } = order
  const waits = method === 'paymob' && order.status === 'pending'
  return {
    method,
    status: order.isPaid ? ('paid' as const) : ('pending' as const),
    paidAt: order.paidAt ? instant(order.paidAt) : null,
    payBy: waits ? payByOf(new Date(order.createdAt)).toISOString() : null,
    isCardOnly: waits && !isMasked && order.cashReasons.length > 0,
    isUndecided: waits && Boolean(order.isUndecided),
    isExpired: order.expiredAt !== null,
    refunded: toPounds(order.moneyBack.reduce((sum, { amount, isOfOrder }) => sum + (isOfOrder ? amount : 0), 0)),
    dueBack: toPounds(order.dueBack),
    moneyBack: order.moneyBack.map(({ amount, state, at, how, reference, ...why }) => ({
      amount: toPounds(amount),
      state,
      at: instant(at),
      how: isMasked ? null : how,
      reference: isMasked ? '' : reference,
      words: isMasked || !why.isLast ? '' : why.words,
    })),
  }
}

/** As the wire has it; masked for anyone but the order's owner and the shop's own people. */
export function shownOrder(order: OrderRow, asker: 'owner' | 'staff' | 'stranger') {
  const isMasked = asker === 'stranger'
  return {
    _id: order.id,
    id: order.id,
    sku: order.sku,
    status: order.status,
    isPaid: order.isPaid,
    subtotal: toPounds(order.subtotal),
    shippingFee: toPounds(order.shippingFee),
    discount: toPounds(order.discount),
    total: toPounds(order.total),
    promoCode: shownPromo(order),
    createdAt: instant(order.createdAt),
    paymentMethod: order.paymentMethod,
    paymentInfo: shownPayment(order, isMasked),
    shippingAddress: shownAddress(order, isMasked),
    products: order.lines.map(shownLine),
    isGuestOrder: order.accountId === null,
    guestInfo: shownGuest(order, isMasked),
    parcel: shownParcel(order, asker),
    timeline: order.history
      .filter(({ fromStatus, toStatus }) => fromStatus !== toStatus)
      .filter((step) => !isUndoing(step) && !isUndone(step, order.history))
      .map(({ at, toStatus }) => ({ status: toStatus, at: instant(at) })),
    confirmedAt: order.confirmedAt ? instant(order.confirmedAt) : null,
    isRefused: !isMasked && order.refusedAt !== null,
    isMasked,
    isOwn: asker === 'owner',
  }
}

function shownUndo({ history }: OrderRow, now: Date) {
  const last = history.at(-1)
  const seconds = last?.isTeams ? secondsToUndo(last, now) : 0
  return last?.fromStatus && seconds > 0
    ? { step: last.id, to: last.fromStatus, seconds, isEdit: Boolean(last.after) }
    : null
}

export const shownToAdmin = (order: OrderRow, money: OrderMoney, now: Date) => ({
  ...shownOrder(order, 'staff'),
  confirmation: shownConfirmation(order),
  noCash: order.paymentMethod === 'paymob' ? reasonsIn(order) : [],
  paymentInfo: { ...shownPayment(order, false), ...shownMoney(money, order) },
  told: shownTold(money),
  language: order.language,
  refundState: order.refundState,
  openReturns: order.openReturns,
  came: toPounds(order.came),
  owesMoney: order.owesMoney,
  attention: order.attention,
  updatedAt: instant(order.updatedAt),
  channel: order.channel,
  source: order.source,
  undo: shownUndo(order, now),
  history: order.history.map((step) => ({
    id: step.id,
    at: instant(step.at),
    from: step.fromStatus,
    to: step.toStatus,
    by: step.by,
    note: step.note,
    isUndone: isUndone(step, order.history),
    isUndoing: isUndoing(step),
    event: step.event,
    edit: step.before && step.after ? { before: shownEdit(step.before), after: shownEdit(step.after) } : null,
  })),
})
