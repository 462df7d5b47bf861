import type { Size } from '../../src/catalog/product.ts'
import { newId } from '../../src/lib/id.server.ts'
import { inPiastres } from '../../src/lib/money.ts'
import type { Deps } from '../../src/lib/route.server.ts'
import { changeStatus } from '../../src/orders/change-status.server.ts'
import type { OrderStatus } from '../../src/orders/order.ts'
import { type OrderRequest, placeOrder } from '../../src/orders/place-order.server.ts'
import { amountsOf } from '../../src/orders/price.ts'
import { chance } from './chance.ts'
import { SOURCES } from './sources.ts'

const DAY = 24 * 3600 * 1000
const ORDERS = 64

/** Made up: no such people, and the phone numbers are the shop's own invention. */
const PEOPLE = [
  ['Mona Adel', 'منى عادل'],
  ['Youssef Samir', 'يوسف سمير'],
  ['Salma Hassan', 'سلمى حسن'],
  ['Karim Nabil', 'كريم نبيل'],
  ['Nourhan Fathy', 'نورهان فتحي'],
  ['Omar Sherif', 'عمر شريف'],
  ['Hana Mostafa', 'هنا مصطفى'],
  ['Tarek Younis', 'طارق يونس'],
] as const

const PLACES = [
  ['cairo', 'Nasr City', 'مدينة نصر'],
  ['giza', 'Dokki', 'الدقي'],
  ['alexandria', 'Smouha', 'سموحة'],
  ['dakahlia', 'Mansoura', 'المنصورة'],
  ['gharbia', 'Tanta', 'طنطا'],
  ['assiut', 'Asyut', 'أسيوط'],
] as const

const JOURNEYS: readonly OrderStatus[][] = [
  ['paid', 'shipped', 'delivered'],
  ['paid', 'shipped', 'delivered'],
  ['shipped', 'delivered', 'paid'],
  ['paid', 'shipped', 'delivered'],
  ['cancelled'],
]

export interface Shelf {
  productId: string
  /** Of the product, in English. */
  name: string
  size: Size
  price: number
  onHand: number
}

/** Every size that is sold, and how much of it there is. */
export const shelvesOf = async ({ db }: Deps): Promise<Shelf[]> => {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['productId', 'name', 'size', 'finalPrice', 'onHand'])
    .orderBy('products.createdAt')
    .orderBy('variants.id')
    .execute()
  return rows.map(({ size, finalPrice, ...row }) => ({ ...row, size: size as Size, price: finalPrice ?? 0 }))
}

function requestOf(at: number, shelf: Shelf[], fees: Map<string, number>): OrderRequest {
  const draw = chance(at + 1)
  const [name, nameAr] = PEOPLE[at % PEOPLE.length] ?? PEOPLE[0]
  const [city, area, areaAr] = PLACES[draw.below(PLACES.length)] ?? PLACES[0]
  const isArabic = at % 3 !== 0
  const count = 1 + draw.below(3)
  const pieces = Array.from({ length: count }, () => shelf[draw.below(shelf.length)]).filter(
    (piece) => piece !== undefined,
  )
  const lines = [...new Map(pieces.map((piece) => [`${piece.productId} ${piece.size}`, piece])).values()].map(
    (piece) => {
      const { productId, size, price } = piece
      return { productId, size, quantity: 1 + draw.below(2), price: inPiastres(price) }
    },
  )
  const shippingFee = inPiastres(fees.get(city) ?? 0)
  const phone = `+2010${String(10_000_000 + at * 77_003).slice(-8)}`
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${at}@example.com`
  const person = { name: isArabic ? nameAr : name, email, phone }
  const street = isArabic
    ? `${at + 3} شارع النصر، الدور ${1 + (at % 5)}`
    : `${at + 3} El Nasr Street, floor ${1 + (at % 5)}`
  return {
    lines,
    total: amountsOf(lines, shippingFee).total,
    shippingFee,
    address: { ...person, address: street, city, cityName: isArabic ? areaAr : area, postalCode: '', country: 'EG' },
    guest: { ...person, token: undefined },
    promoCode: null,
    method: 'cod',
    accountId: null,
    placedBy: `browser demo ${newId()}`,
    idempotencyKey: null,
    language: isArabic ? 'ar' : 'en',
    source: SOURCES[at % SOURCES.length] ?? null,
  }
}

/** The youngest still wait, the older ones have run their course. */
function journeyOf(at: number): readonly OrderStatus[] {
  if (at < 5) return []
  if (at < 8) return ['paid']
  if (at < 11) return ['paid', 'shipped']
  return JOURNEYS[at % JOURNEYS.length] ?? []
}

/** Orders of the last 12 months, more of them lately; placed and moved by the shop's own verbs. */
export async function fillOrders(deps: Deps): Promise<void> {
  const { db } = deps
  const shelf = (await shelvesOf(deps)).filter(({ onHand }) => onHand > 20)
  if (shelf.length === 0) return
  const feeRows = await db.selectFrom('shippingFees').select(['governorateId', 'fee']).execute()
  const fees = new Map(feeRows.map(({ governorateId, fee }) => [governorateId, fee]))
  const owner = await db.selectFrom('accounts').select('id').where('adminRole', '=', 'owner').executeTakeFirstOrThrow()
  for (let at = ORDERS - 1; at >= 0; at -= 1) {
    const age = Math.round((at / ORDERS) ** 1.4 * 360 * DAY + at * 3_600_000 + 1_800_000)
    const placedAt = new Date(Date.now() - age)
    const { id } = await placeOrder(db, requestOf(at, shelf, fees), placedAt)
    for (const [step, status] of journeyOf(at).entries()) {
      const now = new Date(Math.min(Date.now(), placedAt.getTime() + (step + 1) * DAY * 0.8))
      await changeStatus(db, { orderId: id, status, restock: true, note: '', accountId: owner.id }, now)
    }
  }
}
