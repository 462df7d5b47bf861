import { expect, test } from 'vitest'
import { paymentOf, withoutPaidStep } from './account-order.ts'
import type { OrderStatus } from './order.ts'
import type { ShownOrder } from './shown-order.ts'

const at = '2026-03-03T10:00:00.000Z'

function order(status: OrderStatus, ...steps: OrderStatus[]): ShownOrder {
  const nobody = { name: '', email: '', phone: '' }
  const place = { address: '', city: '', governorateName: '', governorateNameAr: '', cityName: '', postalCode: '' }
  return {
    _id: '1',
    id: '1',
    sku: 'BW000001',
    status,
    isPaid: false,
    subtotal: 0,
    shippingFee: 0,
    discount: 0,
    total: 0,
    promoCode: null,
    createdAt: at,
    paymentMethod: 'cod',
    paymentInfo: { method: 'cod', status: 'pending', paidAt: null, payBy: null },
    shippingAddress: { ...nobody, ...place, country: 'EG' },
    products: [],
    isGuestOrder: false,
    guestInfo: null,
    timeline: steps.map((step) => ({ status: step, at })),
    isMasked: false,
  }
}

test.each([
  ['a paid order', order('paid', 'pending', 'paid'), 'pending', ['pending']],
  ['one that cost nothing', order('paid', 'paid'), 'pending', ['pending']],
  ['one paid at the door', order('delivered', 'pending', 'delivered', 'paid'), 'delivered', ['pending', 'delivered']],
  ['a cancelled one', order('cancelled', 'pending', 'cancelled'), 'cancelled', ['pending', 'cancelled']],
])('in the account, %s', (_, given, status, steps) => {
  const shown = withoutPaidStep(given)
  expect(shown.status).toBe(status)
  expect(shown.timeline.map((step) => step.status)).toEqual(steps)
})

test('a payment is verified, pending where cash comes at the door, or not verified', () => {
  expect(paymentOf({ ...order('delivered'), isPaid: true })).toBe('verified')
  expect(paymentOf(order('shipped'))).toBe('pending')
  expect(paymentOf(order('cancelled'))).toBe('none')
  expect(paymentOf({ ...order('pending'), paymentMethod: 'paymob' })).toBe('none')
})
