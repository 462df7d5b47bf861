import { Refusal } from './refusal.ts'

/** Our own have 29, couriers' some 30. */
export const MOST_COLUMNS = 60
const DELIMITERS = [',', ';', '\t']

export const wrongFile = (problem: string): Refusal => new Refusal('INVALID', { errors: { file: problem } })

/** A spreadsheet writes what its language separates lists with: the mark that the line of titles has most of. */
export function delimiterOf(head: string): string {
  const [titles = ''] = head.split(/\r\n?|\n/, 1)
  const count = (mark: string): number => titles.split(mark).length
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** Of the first row, up to its last title: a spreadsheet may write empty cells behind. More than a table has are not looked at. */
export function titlesIn(record: readonly string[]): string[] {
  const count = record.findLastIndex((title) => title.trim() !== '') + 1
  if (count > MOST_COLUMNS) throw wrongFile('fileTooWide')
  return record.slice(0, count)
}
