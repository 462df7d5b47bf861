import type { ShownOrder } from '#orders/shown-order.ts'

/** What the session call asks for: what the shopper is shown of the order. */
export const sessionForm = ({ id, total, products, shippingAddress }: ShownOrder) => ({
  orderId: id,
  amount: total,
  currency: 'EGP',
  items: products.map(({ name, price, quantity }) => ({ name, amount: price, quantity })),
  customerName: shippingAddress.name,
  customerEmail: shippingAddress.email,
  customerPhone: shippingAddress.phone,
})
