import { parse } from 'csv-parse/sync'
import { Refusal } from '#lib/refusal.ts'
import { MOST_COLUMNS } from '#lib/sent-table.ts'
import { isTrackingNumber } from '#orders/tending/courier.ts'
import { CODE_TITLES, columnTitled, NUMBER_TITLES } from './courier-titles.ts'
import { isCode, isRounded, markOf, plainCell, type SaidLine } from './numbers.ts'

type Rows = readonly (readonly string[])[]

function rowsIn(text: string): string[][] {
  const delimiter = markOf(text)
  if (delimiter === null) return []
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true }).map((cells: string[]) =>
      cells.map(plainCell),
    )
  } catch {
    return []
  }
}

const places = (rows: Rows): number[] =>
  Array.from({ length: MOST_COLUMNS }, (_, at) => at).filter((at) => rows.some((cells) => cells[at]))

const cellsAt = (rows: Rows, at: number): string[] => rows.map((cells) => cells[at] ?? '').filter(Boolean)

/** A code can't be mistaken for anything; where several columns have one, the title decides. */
function columnOfCodes(titles: readonly string[], rows: Rows): number {
  const coded = places(rows).filter((at) => cellsAt(rows, at).some(isCode))
  return coded.length === 1 && coded[0] !== undefined ? coded[0] : columnTitled(titles, CODE_TITLES)
}

const SHORTEST = 6
const PHONE = /^(\+?20|0)?1\d{9}$/
const DATE = /^\d{1,4}-\d{1,2}-\d{1,4}$/

/** Long enough for one, and nothing that looks like it and is something else. */
const mayBeNumber = (cell: string): boolean =>
  isRounded(cell) ||
  (isTrackingNumber(cell) && cell.length >= SHORTEST && !isCode(cell) && !PHONE.test(cell) && !DATE.test(cell))

/** By its title; in a table without any, the only one that may be. */
function columnOfNumbers(titles: readonly string[], rows: Rows): number {
  if (titles.length > 0) return columnTitled(titles, NUMBER_TITLES)
  const [only = -1, ...more] = places(rows).filter((at) => {
    const cells = cellsAt(rows, at)
    return cells.length > 0 && cells.every(mayBeNumber)
  })
  return more.length === 0 ? only : -1
}

/** Of a table with more columns than two, code and number of each parcel that has one; null where it is another text. */
export function numbersInTable(text: string): SaidLine[] | null {
  const rows = rowsIn(text)
  const begin = rows.findIndex((cells) => cells.some(Boolean))
  const first = rows[begin] ?? []
  if (first.findLastIndex(Boolean) < 2) return null
  const titles = first.some(isCode) ? [] : first
  const from = titles.length > 0 ? begin + 1 : begin
  const parcels = rows.slice(from)
  const [code, number] = [columnOfCodes(titles, parcels), columnOfNumbers(titles, parcels)]
  if (code < 0 || number < 0 || code === number) throw new Refusal('INVALID', { errors: { text: 'numbersColumns' } })
  return parcels
    .map((cells, at) => ({
      line: at + from + 1,
      code: (cells[code] ?? '').toUpperCase(),
      number: cells[number] ?? '',
    }))
    .filter((line) => line.number !== '')
}
