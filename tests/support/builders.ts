import type { Size } from '../../src/catalog/product.ts'
import { untold } from '../../src/catalog/product-texts.ts'
import { createProduct, type ProductForm } from '../../src/catalog/save-product.server.ts'
import type { Db } from '../../src/lib/db.server.ts'
import { newId } from '../../src/lib/id.server.ts'
import { fromPounds } from '../../src/lib/money.ts'
import { type OrderRequest, placeOrder } from '../../src/orders/place-order.server.ts'
import { amountsOf } from '../../src/orders/price.ts'
import type { GovernorateId } from '../../src/shipping/governorates.ts'

export const NOW = new Date('2026-03-03T10:00:00Z')
export const CAIRO_FEE = 50

export async function makeOwner(db: Db): Promise<string> {
  const id = newId()
  const email = `${id.toLowerCase()}@shop.test`
  await db.insertInto('accounts').values({ id, email, fullName: 'Nour', role: 'admin', adminRole: 'owner' }).execute()
  return id
}

export async function makeFee(db: Db, governorateId: GovernorateId = 'cairo', fee = CAIRO_FEE): Promise<void> {
  const row = { id: newId(), governorateId, fee: fromPounds(fee) }
  await db
    .insertInto('shippingFees')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export const productForm = (overrides: Partial<ProductForm> = {}): ProductForm => ({
  name: 'Black Tee',
  nameAr: 'تيشيرت أسود',
  description: '',
  descriptionAr: '',
  ...untold,
  price: 200,
  discount: 0,
  color: 'black',
  collection: 'Black',
  category: 'T-Shirts',
  group: 'top',
  sizes: [{ size: 'M', stock: 10 }],
  images: [],
  featured: false,
  replaceFeatured: false,
  stockReason: '',
  ...overrides,
})

export async function makeProduct(db: Db, overrides: Partial<ProductForm> = {}) {
  return createProduct(db, productForm(overrides), await makeOwner(db), NOW)
}

let shoppers = 0

interface LineChoice {
  productId: string
  size?: Size
  quantity?: number
  /** Pounds. */
  price?: number
}

/** What a guest of their own, with a phone of their own, would send for these lines. */
export function requestFor(lines: LineChoice[], overrides: Partial<OrderRequest> = {}): OrderRequest {
  shoppers += 1
  const orderLines = lines.map(({ productId, size = 'M', quantity = 1, price = 200 }) => {
    return { productId, size, quantity, price: fromPounds(price) }
  })
  const shippingFee = fromPounds(CAIRO_FEE)
  const person = {
    name: 'Mona Adel',
    email: `mona.${shoppers}@example.com`,
    phone: `+2010${String(10_000_000 + shoppers)}`,
  }
  return {
    lines: orderLines,
    total: amountsOf(orderLines, shippingFee).total,
    shippingFee,
    address: {
      ...person,
      address: '3 El Nasr Street',
      city: 'cairo',
      cityName: 'Nasr City',
      postalCode: '',
      country: 'EG',
    },
    guest: { ...person, token: undefined },
    promoCode: null,
    method: 'cod',
    accountId: null,
    placedBy: `browser ${shoppers}`,
    idempotencyKey: null,
    language: 'en',
    ...overrides,
  }
}

export const makeOrder = async (db: Db, lines: LineChoice[], overrides: Partial<OrderRequest> = {}): Promise<string> =>
  (await placeOrder(db, requestFor(lines, overrides), NOW)).id
