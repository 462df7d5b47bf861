import { admin as ar } from '#i18n/ar/admin.ts'
import { admin as en } from '#i18n/en/admin.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#lib/csv.ts'
import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { Language } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { exportPreOrdersCall } from './api.ts'
import type { PreOrderRow } from './db.server.ts'
import { listPreOrdersAfter, type PreOrderFilters } from './db-list.server.ts'

const TEXTS = { en, ar }
const AT_ONCE = 200

// sv-SE writes a moment as 2026-03-05 14:30.
const momentInCairo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'short',
})

function cellsOf(row: PreOrderRow, language: Language): Record<keyof typeof en.preOrderFile, CsvCell> {
  const { preOrder: texts } = TEXTS[language]
  return {
    number: { asText: row.number },
    date: momentInCairo.format(row.createdAt),
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

/** However many there are, only so many are in memory at a time. */
async function* linesOf(db: Db, filters: PreOrderFilters, language: Language): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.values(TEXTS[language].preOrderFile))
  let last: string | undefined
  do {
    const rows: PreOrderRow[] = await listPreOrdersAfter(db, filters, { id: last, limit: AT_ONCE })
    yield rows.map((row) => csvLine(Object.values(cellsOf(row, language)))).join('')
    last = rows.length === AT_ONCE ? rows.at(-1)?.id : undefined
  } while (last !== undefined)
}

export async function exportPreOrders(
  { q, search = q ?? '', ...filters }: VerbInput<typeof exportPreOrdersCall>,
  { db, browser }: RequestContext,
): Promise<AsyncIterable<string>> {
  return linesOf(db, { ...filters, search }, browser.language)
}
