import type { Size } from '../../src/catalog/product.ts'
import { CAIRO_FEE } from './builders.ts'

let shoppers = 0

/** What a guest's page sends for one line (amounts in pounds). */
export function orderForm(line: { productId: string; size?: Size; quantity?: number; price?: number }, overrides = {}) {
  shoppers += 1
  const { productId, size = 'M', quantity = 1, price = 200 } = line
  return {
    products: [{ product: productId, size, quantity, price }],
    total: price * quantity + CAIRO_FEE,
    shippingFee: CAIRO_FEE,
    shippingAddress: {
      name: 'Mona Adel',
      email: `mona.${shoppers}@example.com`,
      phone: `٠١١${String(20_000_000 + shoppers)}`,
      address: '3 El Nasr Street, floor 2',
      city: 'cairo',
      cityName: 'Nasr City',
      country: 'EG',
    },
    paymentInfo: { method: 'cod' },
    ...overrides,
  }
}
