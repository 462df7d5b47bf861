import { admin as ar } from '#i18n/ar/admin.ts'
import { admin as en } from '#i18n/en/admin.ts'
import { cairoMoment } from '#lib/cairo-time.ts'
import type { CsvCell } from '#lib/csv.ts'
import { csvPages } from '#lib/csv-pages.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { exportPreOrdersCall } from './api.ts'
import type { PreOrderRow } from './db.server.ts'
import { listPreOrdersAfter } from './db-list.server.ts'

const TEXTS = { en, ar }

function cellsOf(row: PreOrderRow, language: Language): Record<keyof typeof en.preOrderFile, CsvCell> {
  const { preOrder: texts } = TEXTS[language]
  return {
    number: { asText: row.number },
    date: cairoMoment(row.createdAt),
    state: texts.states[row.state],
    color: texts.colors[row.color],
    size: row.size,
    quantity: String(row.quantity),
    price: toPounds(row.price),
    total: toPounds(row.price * row.quantity),
    customer: row.name,
    phone: { asText: localPhone(row.phone) },
    email: row.email,
    releaseOn: row.releasesOn,
    shipsOn: row.shipsOn,
    promoCode: row.promo?.code ?? '',
    order: row.order?.sku ?? '',
  }
}

export async function exportPreOrders(
  { q, search = q ?? '', ...filters }: VerbInput<typeof exportPreOrdersCall>,
  { db, browser }: RequestContext,
): Promise<AsyncIterable<string>> {
  const { language } = browser
  return csvPages({
    titles: Object.values(TEXTS[language].preOrderFile),
    listAfter: (after) => listPreOrdersAfter(db, { ...filters, search }, after),
    cellsOf: (row) => Object.values(cellsOf(row, language)),
  })
}
