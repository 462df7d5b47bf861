import type { ShownOrder } from '#orders/shown-order.ts'

export const sessionForm = ({ id, total, products, shippingAddress }: ShownOrder) => ({
  orderId: id,
  amount: total,
  currency: 'EGP',
  items: products.map(({ name, price, quantity }) => ({ name, amount: price, quantity })),
  customerName: shippingAddress.name,
  customerEmail: shippingAddress.email,
  customerPhone: shippingAddress.phone,
})
