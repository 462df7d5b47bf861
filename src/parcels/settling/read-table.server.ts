import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { isExcel } from '#lib/is-excel.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Upload } from '#lib/route.server.ts'
import { delimiterOf, titlesIn, wrongFile } from '#lib/sent-table.ts'
import { windowsArabic } from '#lib/windows-arabic.ts'
import { guessColumns, isReadable } from './read-lines.ts'
import { LONGEST_TITLE, MOST_BYTES, MOST_LINES } from './settlement.ts'

const LONGEST_LINE = 20_000
/** Bytes that are parsed at a time. */
const PART = 64 * 1024

const tooLarge = (): Refusal => new Refusal('TOO_LARGE', { details: { table: MOST_LINES } })

/** By its first bytes; a table without any that has a zero in every other byte is what Excel calls Unicode text. */
function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 200)
  const zeros = (from: 0 | 1): number => head.filter((byte, at) => at % 2 === from && byte === 0).length
  if (zeros(1) > head.length / 5) return 'utf-16le'
  return zeros(0) > head.length / 5 ? 'utf-16be' : 'utf-8'
}

/** Null where its letters are of no kind that every table may have. */
function decoded(bytes: Buffer): string | null {
  const encoding = encodingOf(bytes)
  try {
    if (encoding === 'utf-16be') {
      const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
      return new TextDecoder('utf-16le', { fatal: true }).decode(even.swap16())
    }
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

async function bytesOf(file: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of file) {
    parts.push(part)
    size += part.length
    if (size > MOST_BYTES) throw tooLarge()
  }
  if ('truncated' in file && file.truncated === true) throw tooLarge()
  return Buffer.concat(parts)
}

export interface Table {
  titles: string[]
  rows: { line: number; cells: string[] }[]
  digest: string
}

const plain = (cell: string): string => cell.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, ' ').trim()

/** Between them whoever else asks has their turn. */
async function* partsOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PART) {
    yield bytes.subarray(at, at + PART)
    await setImmediate()
  }
}

async function parsed(text: string): Promise<string[][]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
    relax_quotes: true,
    to: MOST_LINES + 2,
  })
  try {
    const [records] = await Promise.all([parser.toArray(), pipeline(Readable.from(partsOf(text)), parser)])
    return records
  } catch (error) {
    throw error instanceof CsvError ? wrongFile('fileMalformed') : error
  }
}

async function tableIn(text: string): Promise<Omit<Table, 'digest'>> {
  const records = await parsed(text)
  if (records.length > MOST_LINES + 1) throw tooLarge()
  const [first = [], ...rest] = records
  const titles = titlesIn(first).map((title) => plain(title).slice(0, LONGEST_TITLE))
  const named = titles.filter((title) => title !== '')
  if (named.length < 2 || new Set(named).size < named.length) throw wrongFile('fileWithoutTitles')
  const rows = rest
    .map((cells, at) => ({ line: at + 2, cells: cells.slice(0, titles.length).map(plain) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) throw wrongFile('fileEmpty')
  return { titles, rows }
}

const ARABIC_WORD = /\p{Script=Arabic}{2}/u
const MIXED_WORD = /[A-Za-z]\p{Script=Arabic}|\p{Script=Arabic}[A-Za-z]/u

const isArabic = (titles: readonly string[]): boolean =>
  titles.some((title) => ARABIC_WORD.test(title)) && !titles.some((title) => MIXED_WORD.test(title))

/** Letters that are only guessed have to make titles that are Arabic, or known. */
async function guessedTable(bytes: Buffer): Promise<Omit<Table, 'digest'>> {
  const text = windowsArabic(bytes)
  const table = text === null ? null : await tableIn(text)
  if (!table || !(isArabic(table.titles) || isReadable({ columns: guessColumns(table.titles), words: {} })))
    throw wrongFile('fileNotUtf8')
  return table
}

/** The one table that is sent, whatever a spreadsheet has made of it. */
export async function readTable({ files }: Upload): Promise<Table> {
  for await (const { field, file } of files) {
    if (field !== 'file') throw wrongFile('tableRequired')
    const bytes = await bytesOf(file)
    if (isExcel(bytes)) throw wrongFile('fileOfExcel')
    const text = decoded(bytes)
    if (text?.includes('\0')) throw wrongFile('fileMalformed')
    return {
      ...(await (text === null ? guessedTable(bytes) : tableIn(text))),
      digest: createHash('sha256').update(bytes).digest('base64url'),
    }
  }
  throw wrongFile('tableRequired')
}
