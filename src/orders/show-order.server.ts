import type { Size } from '#catalog/product.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import { pictureUrl } from '#media/picture.ts'
import type { DiscountType } from '#promo-codes/promo-code.ts'
import { valueShown } from '#promo-codes/show-promo-code.ts'
import { governorate } from '#shipping/governorates.ts'
import type { OrderRow } from './db.server.ts'
import { maskedEmail, maskedName, maskedPhone } from './mask.ts'
import type { OrderStatus, PaymentMethod } from './order.ts'

const shownLine = (line: OrderRow['lines'][number]) => ({
  product: line.productId,
  productId: line.productId,
  name: line.name,
  nameAr: line.nameAr,
  size: line.size as Size,
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
  const discountType = promo.discountType as DiscountType
  const { code, discountValue } = promo
  return {
    code,
    discountType,
    discountValue: valueShown({ discountType, discountValue }),
    discountAmount: toPounds(discount),
  }
}

const instant = (at: string | Date): string => new Date(at).toISOString()

/** As the wire has it; `isMasked` for anyone but the order's owner and admins. */
export function shownOrder(order: OrderRow, isMasked: boolean) {
  const method = order.paymentMethod as PaymentMethod
  const paidAt = order.paidAt ? instant(order.paidAt) : null
  return {
    _id: order.id,
    id: order.id,
    sku: order.sku,
    status: order.status as OrderStatus,
    isPaid: order.isPaid,
    subtotal: toPounds(order.subtotal),
    shippingFee: toPounds(order.shippingFee),
    discount: toPounds(order.discount),
    total: toPounds(order.total),
    promoCode: shownPromo(order),
    createdAt: instant(order.createdAt),
    paymentMethod: method,
    paymentInfo: { method, status: order.isPaid ? ('paid' as const) : ('pending' as const), paidAt },
    shippingAddress: shownAddress(order, isMasked),
    products: order.lines.map(shownLine),
    isGuestOrder: order.accountId === null,
    guestInfo: shownGuest(order, isMasked),
    timeline: order.history.map(({ at, toStatus }) => ({ status: toStatus as OrderStatus, at: instant(at) })),
    isMasked,
  }
}

/** With what only the back-office sees. */
export const shownToAdmin = (order: OrderRow) => ({
  ...shownOrder(order, false),
  attention: order.attention,
  updatedAt: instant(order.updatedAt),
  history: order.history.map(({ at, fromStatus, toStatus, by, note }) => ({
    at: instant(at),
    from: fromStatus as OrderStatus | null,
    to: toStatus as OrderStatus,
    by,
    note,
  })),
})
