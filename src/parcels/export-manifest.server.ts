import { adminParcels as ar } from '#i18n/ar/admin/parcels.ts'
import { adminParcels as en } from '#i18n/en/admin/parcels.ts'
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#lib/csv.ts'
import type { Db } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import { Refusal } from '#lib/refusal.ts'
import { governorate } from '#shipping/governorates.ts'
import { findManifest } from './db-manifests.server.ts'
import { listParcels } from './db-parcels.server.ts'
import { isGone } from './manifest.ts'
import { collectedOf } from './show-parcels.server.ts'

const TEXTS = { en: en.parcels.file, ar: ar.parcels.file }

type Row = Awaited<ReturnType<typeof listParcels>>[number]

function cellsOf(row: Row, language: Language): Record<keyof typeof TEXTS.en, CsvCell> {
  const { name: english = row.governorateId, nameAr: arabic = english } = governorate(row.governorateId) ?? {}
  return {
    code: row.sku,
    number: { asText: row.trackingNumber },
    name: row.name,
    phone: { asText: localPhone(row.phone) },
    governorate: language === 'ar' ? arabic : english,
    city: row.cityName,
    address: row.address,
    pieces: String(row.pieces ?? 0),
    collect: toPounds(collectedOf(row)),
  }
}

export async function exportManifest(db: Db, id: string, language: Language): Promise<AsyncIterable<string>> {
  if (!(await findManifest(db, id))) throw new Refusal('NOT_FOUND')
  const parcels = (await listParcels(db, id)).filter((row) => !isGone(row))
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(Object.values(TEXTS[language]))
    for (const parcel of parcels) yield csvLine(Object.values(cellsOf(parcel, language)))
  }
  return lines()
}
