import { unguarded } from '#lib/csv.ts'
import { westernDigits } from '#lib/digits.ts'
import { isTrackingNumber } from '#orders/tending/courier.ts'

export const MOST_LINES = 500
export const MOST_CHARACTERS = 200_000

export const NUMBER_PROBLEMS = [
  'unknown',
  'orderTwice',
  'numberTwice',
  'numberTaken',
  'rounded',
  'shape',
  'tooMany',
] as const
type NumberProblem = (typeof NUMBER_PROBLEMS)[number]

/** An order as it stands on the list. */
export interface Numbered {
  id: string
  sku: string
  trackingNumber: string
}

export interface NumberLine {
  line: number
  sku: string
  id: string | null
  number: string
  /** What stands there now. */
  before: string
  problem: NumberProblem | null
}

/** What a line says; no code: numbers alone, in the order in which the parcels stand. */
export interface SaidLine {
  line: number
  code: string | null
  number: string
}

const CODE = /^BW[0-9A-Z]{6}$/
/** What Excel makes of a long number; where a comma has parted it, with a space for it. */
const ROUNDED = /^\d([.,٫ ]\d*)?E\+\d+$/i
const MARKS = ['\t', ';', ','] as const

export const isCode = (cell: string): boolean => CODE.test(cell.toUpperCase())

export const isRounded = (number: string): boolean => ROUNDED.test(number)

/** One for all lines, by the first of them: in a cell, the others are what they look like. */
export function markOf(text: string): (typeof MARKS)[number] | null {
  const first = text.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? ''
  const unquoted = first.replace(/"[^"]*"/g, '')
  return MARKS.find((mark) => unquoted.includes(mark)) ?? null
}

/** A cell as it was meant: without what Excel and exports put around it. */
export const plainCell = (cell: string): string =>
  westernDigits(unguarded(cell.trim().replace(/^[="]+|"+$/g, ''))).trim()

/** A line without the mark of the others is parted by whatever it has. */
function cellsOf(line: string, mark: string | null): string[] {
  const parted = [mark ?? /[\s;,]+/, /[\s;,]+/].map((by) => line.split(by).map(plainCell).filter(Boolean))
  return parted.find((cells) => cells.length > 1) ?? parted[0] ?? []
}

/** A line of titles says nothing of an order. */
const isTitles = (cells: readonly string[]): boolean => cells.every((cell) => !/\d/.test(cell))

/** A line that was pasted: a code and a number, in either order, or a number alone. */
export function linesIn(text: string): SaidLine[] {
  const mark = markOf(text)
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line, at) => ({ line: at + 1, cells: cellsOf(line, mark) }))
    .filter(({ cells }, at) => cells.length > 0 && !(at === 0 && isTitles(cells)))
    .map(({ line, cells }) => {
      const code = cells.find(isCode)
      const number = cells.filter((cell) => cell !== code).join(' ')
      return { line, code: code?.toUpperCase() ?? null, number }
    })
}

interface Found extends SaidLine {
  order: Numbered | undefined
}

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase()

/** `others`: the other lines. */
function problemOf({ code, number, order }: Found, others: readonly Found[]): NumberProblem | null {
  if (!order) return code === null ? 'tooMany' : 'unknown'
  if (isRounded(number)) return 'rounded'
  if (!isTrackingNumber(number)) return 'shape'
  if (others.some((other) => other.order?.id === order.id)) return 'orderTwice'
  return others.some((other) => isSame(other.number, number)) ? 'numberTwice' : null
}

/** What each line would do to the orders of the list. */
export function matchNumbers(lines: readonly SaidLine[], orders: readonly Numbered[]): NumberLine[] {
  const isInTurn = lines.every(({ code }) => code === null)
  const matches = lines.map((line, at) => {
    return { ...line, order: isInTurn ? orders[at] : orders.find(({ sku }) => sku === line.code) }
  })
  return matches.map((each) => {
    const { line, code, number, order } = each
    const others = matches.filter((other) => other !== each)
    const problem = problemOf({ ...each, code: isInTurn ? null : (code ?? '') }, others)
    return {
      line,
      sku: order?.sku ?? code ?? '',
      id: order?.id ?? null,
      number,
      before: order?.trackingNumber ?? '',
      problem,
    }
  })
}
