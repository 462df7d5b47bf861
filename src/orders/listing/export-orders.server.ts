import { sizeName } from '#catalog/sizing/size-name.ts'
import { admin as ar } from '#i18n/ar/admin.ts'
import { shop as arabicShop } from '#i18n/ar/shop.ts'
import { admin as en } from '#i18n/en/admin.ts'
import { shop as englishShop } from '#i18n/en/shop.ts'
import { cairoMoment } from '#lib/cairo-time.ts'
import type { CsvCell } from '#lib/csv.ts'
import { csvPages } from '#lib/csv-pages.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { governorate } from '#shipping/governorates.ts'
import type { exportOrdersCall } from '../api.ts'
import type { OrderRow } from '../db.server.ts'
import { listOrdersAfter } from '../db-list.server.ts'
import { moneyWordOf, piecesOf, shortId } from '../order.ts'
import { listOverdueDays } from './db-overdue.server.ts'
import { filtersIn } from './list-for-admin.server.ts'

const TEXTS = { en, ar }
const SHOP_TEXTS = { en: englishShop, ar: arabicShop }

function cellsOf(order: OrderRow, language: Language): Record<keyof typeof en.orderFile, CsvCell> {
  const { order: texts, statuses } = TEXTS[language]
  const { name: english = order.governorateId, nameAr: arabic = english } = governorate(order.governorateId) ?? {}
  const { oneSize } = SHOP_TEXTS[language].products
  const products = order.lines.map(({ quantity, name, nameAr, ...piece }) =>
    texts.line(quantity, (language === 'ar' && nameAr) || name, sizeName(piece, oneSize)),
  )
  return {
    id: { asText: shortId(order.id) },
    sku: order.sku,
    date: cairoMoment(new Date(order.createdAt)),
    status: statuses[order.status],
    method: texts.methods[order.paymentMethod],
    paid: moneyWordOf(order, TEXTS[language]),
    customer: order.name,
    phone: { asText: localPhone(order.phone) },
    email: order.email,
    governorate: language === 'ar' ? arabic : english,
    city: order.cityName,
    address: order.address,
    postalCode: { asText: order.postalCode },
    products: products.join('; '),
    pieces: String(piecesOf(order.lines)),
    subtotal: toPounds(order.subtotal),
    shippingFee: toPounds(order.shippingFee),
    discount: toPounds(order.discount),
    total: toPounds(order.total),
    promoCode: order.promo?.code ?? '',
  }
}

export async function exportOrders(
  { ids, ...query }: VerbInput<typeof exportOrdersCall>,
  { db, now, browser }: RequestContext,
): Promise<AsyncIterable<string>> {
  const { language } = browser
  const filters = { ids, ...filtersIn(query, await listOverdueDays(db, now)) }
  return csvPages({
    titles: Object.values(TEXTS[language].orderFile),
    listAfter: (after) => listOrdersAfter(db, filters, after),
    cellsOf: (order) => Object.values(cellsOf(order, language)),
  })
}
