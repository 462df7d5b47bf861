import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { isExcel } from '#lib/is-excel.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Upload } from '#lib/route.server.ts'
import { delimiterOf, titlesIn, wrongFile } from '#lib/sent-table.ts'
import { columnTitled } from './file-words.ts'
import { type FileColumn, MOST_LINES } from './product-file.ts'
import type { Cells } from './read-line.ts'

export interface FileLine {
  line: number
  cells: Cells
}

export interface ReadFile {
  lines: FileLine[]
  /** Titles that name no column. */
  ignored: string[]
}

/** Characters of one line of the table; the longest product has 11,000. */
const LONGEST_LINE = 100_000

const tooLarge = (): Refusal => new Refusal('TOO_LARGE', { details: { table: MOST_LINES } })

/** What a table would have to keep, and no database can. */
function storable(text: string): string {
  if (text.includes('\0')) throw wrongFile('fileMalformed')
  return text
}

/** As text, from its first line on; what is not UTF-8 would be kept broken. */
async function* decoded(file: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const bytes of file) {
      if (isFirst && isExcel(bytes)) throw wrongFile('fileOfExcel')
      isFirst = false
      yield storable(decoder.decode(bytes, { stream: true }))
    }
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? wrongFile('fileNotUtf8') : error
  }
}

/** Enough of it to know the line of titles, and all of it. */
async function opened(file: Readable): Promise<{ head: string; whole: AsyncGenerator<string> }> {
  const parts = decoded(file)
  let head = ''
  while (!/[\r\n]/.test(head) && head.length < LONGEST_LINE) {
    const { done, value } = await parts.next()
    if (done) break
    head += value
  }
  async function* all() {
    yield head
    yield* parts
  }
  return { head, whole: all() }
}

function columnsIn(record: readonly string[]): { columns: (FileColumn | undefined)[]; ignored: string[] } {
  const titles = titlesIn(record)
  const columns = titles.map(columnTitled)
  const known = columns.filter((column) => column !== undefined)
  if (!known.includes('sku')) throw wrongFile('fileWithoutSku')
  if (new Set(known).size < known.length) throw wrongFile('fileColumnTwice')
  return { columns, ignored: titles.filter((title, at) => columns[at] === undefined && title.trim() !== '') }
}

const cellsIn = (columns: readonly (FileColumn | undefined)[], record: readonly string[]): Cells =>
  Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, record[at] ?? '']] : [])))

/** Counted as a spreadsheet counts its rows, where a cell may have lines of its own. */
async function linesIn(records: AsyncIterable<string[]>): Promise<ReadFile> {
  let titles: ReturnType<typeof columnsIn> | null = null
  let line = 0
  const lines: FileLine[] = []
  for await (const record of records) {
    line += 1
    if (titles === null) titles = columnsIn(record)
    else if (record.some((cell) => cell.trim() !== '')) {
      if (lines.length === MOST_LINES) throw tooLarge()
      lines.push({ line, cells: cellsIn(titles.columns, record) })
    }
  }
  if (titles === null || lines.length === 0) throw wrongFile('fileEmpty')
  return { lines, ignored: titles.ignored }
}

async function readTable(file: Readable): Promise<ReadFile> {
  const { head, whole } = await opened(file)
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head),
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
  })
  const [read] = await Promise.all([linesIn(parser), pipeline(Readable.from(whole), parser)])
  return read
}

/** The one table that is sent, read as it comes. */
export async function readFile({ files }: Upload): Promise<ReadFile> {
  for await (const { field, file } of files) {
    if (field !== 'file') throw wrongFile('tableRequired')
    const read = await readTable(file).catch((error: unknown) => {
      throw error instanceof CsvError ? wrongFile('fileMalformed') : error
    })
    if ('truncated' in file && file.truncated === true) throw tooLarge()
    return read
  }
  throw wrongFile('tableRequired')
}
