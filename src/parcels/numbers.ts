import { unguarded } from '#lib/csv.ts'
import { westernDigits } from '#lib/digits.ts'
import { isTrackingNumber } from '#orders/tending/courier.ts'

export const MOST_LINES = 500
export const MOST_CHARACTERS = 50_000

export const NUMBER_PROBLEMS = ['unknown', 'orderTwice', 'numberTwice', 'numberTaken', 'shape', 'tooMany'] as const
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

const CODE = /^BW[0-9A-Z]{6}$/

const cellsOf = (line: string): string[] =>
  line
    .split(/[\s;,]+/)
    .map((cell) => westernDigits(unguarded(cell.trim().replace(/^[="]+|"+$/g, ''))).trim())
    .filter(Boolean)

/** A line of titles says nothing of an order. */
const isTitles = (cells: readonly string[]): boolean => cells.every((cell) => !/\d/.test(cell))

function linesIn(text: string): { line: number; code: string | null; number: string }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line, at) => ({ line: at + 1, cells: cellsOf(line) }))
    .filter(({ cells }, at) => cells.length > 0 && !(at === 0 && isTitles(cells)))
    .map(({ line, cells }) => {
      const code = cells.find((cell) => CODE.test(cell.toUpperCase()))
      const number = cells.filter((cell) => cell !== code).join(' ')
      return { line, code: code?.toUpperCase() ?? null, number }
    })
}

interface Found {
  line: number
  code: string | null
  number: string
  order: Numbered | undefined
}

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase()

/** `others`: the other lines. */
function problemOf({ code, number, order }: Found, others: readonly Found[]): NumberProblem | null {
  if (!order) return code === null ? 'tooMany' : 'unknown'
  if (!isTrackingNumber(number)) return 'shape'
  if (others.some((other) => other.order?.id === order.id)) return 'orderTwice'
  return others.some((other) => isSame(other.number, number)) ? 'numberTwice' : null
}

/** What pasted lines say: each a code and a number, or numbers alone, in the order in which the parcels stand. */
export function readNumbers(text: string, orders: readonly Numbered[]): NumberLine[] {
  const lines = linesIn(text)
  const isInTurn = lines.every(({ code }) => code === null)
  const found = lines.map((line, at) => {
    return { ...line, order: isInTurn ? orders[at] : orders.find(({ sku }) => sku === line.code) }
  })
  return found.map((each) => {
    const { line, code, number, order } = each
    const others = found.filter((other) => other !== each)
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
