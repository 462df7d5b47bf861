import { BYTE_ORDER_MARK, type CsvCell, csvLine } from './csv.ts'

const AT_ONCE = 200

interface Pages<Row> {
  titles: readonly string[]
  /** The rows that follow the one with this id; the first ones, where there is none. */
  listAfter: (after: { id: string | undefined; limit: number }) => Promise<readonly Row[]>
  cellsOf: (row: Row) => readonly CsvCell[]
}

/** A table of however many rows: only so many are in memory at a time. */
export async function* csvPages<Row extends { id: string }>(pages: Pages<Row>): AsyncGenerator<string> {
  const { titles, listAfter, cellsOf } = pages
  yield BYTE_ORDER_MARK + csvLine(titles)
  let last: string | undefined
  do {
    const rows = await listAfter({ id: last, limit: AT_ONCE })
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
    last = rows.length === AT_ONCE ? rows.at(-1)?.id : undefined
  } while (last !== undefined)
}
