import type { OrderStatus } from '../../src/orders/order.ts'
import type { ShownOrder } from '../../src/orders/shown-order.ts'

/** When the orders of these tests were placed, and each of their steps taken. */
const AT = '2026-03-03T10:00:00.000Z'

/** An order as its owner is shown it: cash, of one piece, EGP 250. */
export function orderAfter(status: OrderStatus, ...steps: OrderStatus[]): ShownOrder {
  const mona = { name: 'Mona Adel', email: 'mona@example.com', phone: '01012345678' }
  const place = { address: '7 El Nasr', city: 'cairo', governorateName: 'Cairo', governorateNameAr: 'القاهرة' }
  const code = { _id: '01JDCGZ7M3Q4V9T2K5WEXA8RPN', id: '01JDCGZ7M3Q4V9T2K5WEXA8RPN', sku: 'BWXA8RPN' }
  return {
    ...code,
    status,
    isPaid: false,
    ...{ subtotal: 200, shippingFee: 50, discount: 0, total: 250 },
    promoCode: null,
    createdAt: AT,
    paymentMethod: 'cod',
    paymentInfo: {
      ...{ method: 'cod', status: 'pending', paidAt: null, payBy: null },
      ...{ isCardOnly: false, isUndecided: false, isExpired: false, refunded: 0, dueBack: 0, moneyBack: [] },
    },
    shippingAddress: { ...mona, ...place, cityName: 'Nasr City', postalCode: '', country: 'EG' },
    products: [
      {
        ...{
          product: 'p1',
          productId: 'p1',
          name: 'Heavy Tee',
          nameAr: 'تيشيرت',
          size: 'M',
          isOneSize: false,
          quantity: 2,
        },
        ...{ price: 100, lineTotal: 200, category: 'T-Shirts', image: null },
      },
    ],
    isGuestOrder: true,
    guestInfo: mona,
    parcel: null,
    timeline: (steps.length > 0 ? steps : [status]).map((step) => ({ status: step, at: AT })),
    confirmedAt: null,
    isRefused: false,
    isMasked: false,
    isOwn: true,
  }
}

/** The same by card, before its money came. */
export function waitingOrder(): ShownOrder {
  const order = orderAfter('pending')
  const payBy = new Date(Date.now() + 3_600_000).toISOString()
  return { ...order, paymentMethod: 'paymob', paymentInfo: { ...order.paymentInfo, method: 'paymob', payBy } }
}
