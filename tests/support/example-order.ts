import type { Language } from '../../src/lib/language.ts'
import type { OrderRow } from '../../src/orders/db.server.ts'

/** Where the shop of the examples stands; `npm run mail:preview` puts the demo's pictures there. */
export const EXAMPLE_SHOP = 'https://shop.example'
const ID = '01KAJ6Z0E4W9S5T3R2Q1BWMAIL'
export const exampleLink = (path: string): string => EXAMPLE_SHOP + path

type Line = OrderRow['lines'][number]

const line = (position: number, more: Partial<Line>): Line => ({
  position,
  orderId: ID,
  productId: `01KAJ6Z0E4W9S5T3R2Q1PR000${position}`,
  variantId: `01KAJ6Z0E4W9S5T3R2Q1VA000${position}`,
  mediaId: `01KAJ6Z0E4W9S5T3R2Q1ME000${position}`,
  name: 'Heavyweight Hoodie in Washed Black with a Lined Hood',
  nameAr: 'هودي قطن ثقيل أسود مغسول بقبعة مبطنة',
  size: 'XXL',
  quantity: 2,
  returned: 0,
  claimed: 0,
  price: 124_950,
  fullPrice: 149_950,
  width: 1200,
  height: 1600,
  category: 'Hoodies',
  isOneSize: false,
  ...more,
})

const PEOPLE = {
  en: { name: 'Mona Adel', address: '3 El Nasr Street, floor 2, flat 9', cityName: 'Nasr City' },
  ar: { name: 'منى عادل', address: '3 شارع النصر، الدور 2، شقة 9', cityName: 'مدينة نصر' },
}

const at = new Date('2026-03-03T10:00:00Z')

/** Two kinds of pieces, a discount and a fee, to Cairo; in the language of whoever ordered. */
export const exampleOrder = (language: Language, more: Partial<OrderRow> = {}): OrderRow => ({
  id: ID,
  sku: 'BWBWMAIL',
  language,
  ...PEOPLE[language],
  email: 'mona.adel@mailbox.example',
  phone: '+201005551234',
  governorateId: 'cairo',
  country: 'EG',
  postalCode: '11765',
  accountId: null,
  guestName: PEOPLE[language].name,
  guestEmail: 'mona.adel@mailbox.example',
  guestPhone: '+201005551234',
  channel: null,
  source: null,
  status: 'pending',
  isPaid: false,
  paymentMethod: 'cod',
  fulfilment: 'none',
  holds: 'reserved',
  subtotal: 279_850,
  shippingFee: 6_000,
  discount: 27_985,
  total: 257_865,
  promo: { code: 'SALE10', discountType: 'percentage', discountValue: 10 },
  courier: '',
  trackingNumber: '',
  courierPage: null,
  feeIsAgreed: false,
  openReturns: 0,
  refusedAt: null,
  confirmedAt: null,
  confirmedBy: null,
  askedInVain: 0,
  cashReasons: [],
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
  cancelledAt: null,
  expiredAt: null,
  paidAt: null,
  attention: null,
  idempotencyKey: null,
  placedBy: 'an example',
  requestHash: null,
  search: '',
  sounds: [],
  isUndecided: false,
  moneyBack: [],
  came: 0,
  dueBack: 0,
  owesMoney: false,
  refundState: null,
  lines: [
    line(1, {}),
    line(2, {
      name: 'White Cap',
      nameAr: 'كاب أبيض',
      size: 'M',
      isOneSize: true,
      quantity: 1,
      price: 29_950,
      fullPrice: 29_950,
    }),
  ],
  history: [
    {
      ...{ id: 1, at: at.toISOString(), fromStatus: null, toStatus: 'pending', note: '', toldAt: null },
      ...{ undoes: null, by: null, isTeams: false, event: null, before: null, after: null },
    },
  ],
  ...more,
})
