import { expect, test } from 'vitest'
import { inPiastres } from '#lib/money.ts'
import { EMPTY_PARTS } from './draft.ts'
import { checkoutAmounts, orderForm } from './order-form.ts'

test('an order says every price and the total as the shopper saw them', () => {
  const amounts = {
    subtotal: inPiastres(129_950),
    shippingFee: inPiastres(5000),
    discount: inPiastres(0),
    total: inPiastres(134_950),
  }
  const line = { id: 'local_1', productId: 'TEE', name: 'Tee', size: 'M' as const, quantity: 2, price: 649.75 }
  const parts = { ...EMPTY_PARTS, street: '12 Tahrir Street', name: 'Mona', city: 'cairo' }
  const form = orderForm({ parts, promoCode: '', method: 'cod' }, [line], amounts)
  expect(form.products).toEqual([{ product: 'TEE', size: 'M', quantity: 2, price: 649.75 }])
  expect(form).toMatchObject({ total: 1349.5, shippingFee: 50, paymentInfo: { method: 'cod' } })
  expect(form).not.toHaveProperty('promoCode')
  expect(orderForm({ parts, promoCode: 'SALE20', method: 'card' }, [line], amounts)).toMatchObject({
    promoCode: { code: 'SALE20' },
    paymentInfo: { method: 'card' },
  })
  expect(form.shippingAddress).toMatchObject({
    name: 'Mona',
    address: '12 Tahrir Street',
    city: 'cairo',
    country: 'EG',
  })
})

test('what is to pay is the lines and the fee, less the promo code; an unknown fee is none yet', () => {
  const lines = [
    { price: 649.75, quantity: 2 },
    { price: 100, quantity: 1 },
  ]
  const fee = { kind: 'known' as const, fee: inPiastres(5000), min: 1, max: 2 }
  const amounts = { subtotal: 139_950, shippingFee: 5000, discount: 10_000, total: 134_950 }
  expect(checkoutAmounts(lines, fee, inPiastres(10_000))).toEqual(amounts)
  const open = { subtotal: 139_950, shippingFee: 0, discount: 0, total: 139_950 }
  expect(checkoutAmounts(lines, { kind: 'missing' }, inPiastres(0))).toEqual(open)
})
