/** `asText`: digits that are a name and no amount, such as a phone's. */
export type CsvCell = string | number | { asText: string }

/** By this a spreadsheet knows that the letters are UTF-8: without it, Arabic is broken. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would take for a formula, and work out; and what looks like such a cell guarded already. */
const FORMULA = /^'*(\s*[=+\-@]|[\t\r\n])/
const PLAIN = /^\w+$/

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A formula that says nothing but these characters keeps the zero that a phone begins with. */
const inCell = (cell: CsvCell): string => {
  if (typeof cell === 'number') return cell.toFixed(2)
  if (typeof cell === 'object' && PLAIN.test(cell.asText)) return quoted(`="${cell.asText}"`)
  const text = typeof cell === 'object' ? cell.asText : cell
  return quoted(FORMULA.test(text) ? `'${text}` : text)
}

/** The text of a cell that was written here, without its guard. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/** RFC 4180. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(inCell).join(',')}\r\n`
