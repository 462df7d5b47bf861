import { parse } from 'csv-parse/sync'
import { adminParcels as ar } from '#i18n/ar/admin/parcels.ts'
import { adminParcels as en } from '#i18n/en/admin/parcels.ts'
import { markOf } from './numbers.ts'

const FILES = [en.parcels.file, ar.parcels.file]

function rowsIn(text: string): string[][] {
  try {
    return parse(text, { bom: true, delimiter: markOf(text) ?? ',', relax_column_count: true, relax_quotes: true })
  } catch {
    return []
  }
}

/** Of a file that this list was saved as, code and number of each parcel that has one; null where it is another text. */
export function numbersInTable(text: string): string | null {
  const [titles = [], ...rows] = rowsIn(text)
  const names = titles.map((title) => title.trim())
  const file = FILES.find(({ code, number }) => names.includes(code) && names.includes(number))
  if (!file || names.length < 3) return null
  const [code, number] = [names.indexOf(file.code), names.indexOf(file.number)]
  const lines = rows.map((cells) => (cells[number]?.trim() ? `${cells[code]}\t${cells[number]}` : ''))
  return ['', ...lines].join('\n')
}
