import type { Whose } from '#back-office/form/admin-form.ts'
import { SIZES, type Size } from '#catalog/product.ts'
import { hasMoreThanHundredths, numberIn, westernDigits } from '#lib/digits.ts'
import type { CallInput } from '#lib/endpoint.ts'
import type { StockRow, saveStockCall } from './api.ts'
import { HIGHEST_STOCK } from './stock.ts'

export type Column = Size | 'price' | 'discount'
const COLUMNS: readonly Column[] = [...SIZES, 'price', 'discount']

const HIGHEST_PRICE = 1_000_000

/** What somebody typed into a cell, and what it showed when they began; null: a size that was not offered. */
interface CellEdit {
  text: string
  base: number | null
  edition: number
  /** A colleague has set it meanwhile: what was typed here, and what was chosen of both. */
  chosen?: { whose: Whose; mine: string }
}

type Cells = Partial<Record<Column, CellEdit>>

export interface RowEdit {
  row: StockRow
  cells: Cells
}

/** By the id of the product, of whichever page it is. */
export type Edits = Readonly<Record<string, RowEdit>>

const isSize = (column: Column): column is Size => column !== 'price' && column !== 'discount'

const shelfOf = (row: StockRow, size: Size) => row.sizes.find((each) => each.size === size)

const storedIn = (row: StockRow, column: Column): number | null =>
  isSize(column) ? (shelfOf(row, column)?.stock ?? null) : row[column]

const editionIn = (row: StockRow, column: Column): number => (isSize(column) ? (shelfOf(row, column)?.edition ?? 0) : 0)

const textOf = (value: number | null): string => (value === null ? '' : String(value))

/** A stock may be typed as an amount, too: `+5` or `-2` of what is there. */
function numberTyped(text: string, column: Column, base: number | null): number {
  const plain = westernDigits(text).trim()
  const [, sign, amount = ''] = /^([+\-−])(.+)/.exec(plain) ?? []
  if (sign === undefined || !isSize(column)) return numberIn(plain)
  return (base ?? 0) + (sign === '+' ? numberIn(amount) : -numberIn(amount))
}

const isMoved = (edit: CellEdit, row: StockRow, column: Column): boolean =>
  isSize(column)
    ? edit.edition !== editionIn(row, column) || (edit.base === null) !== (storedIn(row, column) === null)
    : edit.base !== storedIn(row, column)

/** Counted from what a colleague has set meanwhile, else from what was shown: orders in between are merged by the shop. */
function startOf(edit: CellEdit, row: StockRow, column: Column): Pick<CellEdit, 'base' | 'edition'> {
  return isMoved(edit, row, column) ? shownIn(row, column) : edit
}

const shownIn = (row: StockRow, column: Column) => ({
  base: storedIn(row, column),
  edition: editionIn(row, column),
})

type CellProblem = 'stock' | 'below' | 'tooHigh' | 'noPrice' | 'price' | 'discount'

function whyNotStock(stock: number): CellProblem | null {
  if (!Number.isInteger(stock)) return 'stock'
  if (stock < 0) return 'below'
  return stock > HIGHEST_STOCK ? 'tooHigh' : null
}

function whyNot(column: Column, value: number): CellProblem | null {
  if (isSize(column)) return whyNotStock(value)
  if (column === 'discount') return Number.isInteger(value) && value <= 100 ? null : 'discount'
  if (!(value >= 0.01)) return 'noPrice'
  if (hasMoreThanHundredths(value)) return 'price'
  return value > HIGHEST_PRICE ? 'tooHigh' : null
}

/** A colleague and whoever types here have both set it; null: a size that is not offered any more. */
export interface Contest {
  theirs: number | null
  mine: string
  chosen: Whose | undefined
}

export interface Cell {
  text: string
  isChanged: boolean
  problem: CellProblem | null
  contest: Contest | null
  /** What it will be, where that is another number than the one typed: an amount, or with what orders moved meanwhile. */
  becomes: number | null
}

function contestIn({ chosen, ...edit }: CellEdit, row: StockRow, column: Column): Contest | null {
  const theirs = storedIn(row, column)
  const isLeft = chosen?.whose === 'theirs'
  if (isMoved(edit, row, column)) return isLeft ? null : { theirs, mine: edit.text, chosen: undefined }
  return chosen ? { theirs, mine: chosen.mine, chosen: chosen.whose } : null
}

export function cellOf(row: StockRow, edits: Edits, column: Column): Cell {
  const stored = storedIn(row, column)
  const edit = edits[row.id]?.cells[column]
  const shown = { text: textOf(stored), isChanged: false, problem: null, contest: null, becomes: null }
  if (!edit) return shown
  const contest = contestIn(edit, row, column)
  if (edit.chosen?.whose === 'theirs') return { ...shown, contest }
  const { base } = startOf(edit, row, column)
  const value = numberTyped(edit.text, column, base)
  const isUntouched = value === base || (edit.text.trim() === '' && base === null)
  if (isUntouched) return { ...shown, text: edit.text }
  const problem = whyNot(column, value)
  const after = isSize(column) && stored !== null ? value - (base ?? 0) + stored : value
  return {
    text: edit.text,
    isChanged: true,
    problem: problem ?? (after < 0 ? 'below' : null),
    contest,
    becomes: problem === null && after >= 0 && after !== numberIn(edit.text) ? after : null,
  }
}

function withEdit(edits: Edits, row: StockRow, column: Column, edit: CellEdit | null): Edits {
  const { [column]: _, ...others } = edits[row.id]?.cells ?? {}
  const next: Cells = edit ? { ...others, [column]: edit } : others
  const { [row.id]: __, ...rest } = edits
  return Object.keys(next).length > 0 ? { ...rest, [row.id]: { row, cells: next } } : rest
}

export function withTyped(edits: Edits, row: StockRow, column: Column, text: string): Edits {
  const edit = edits[row.id]?.cells[column]
  const isContested = edit !== undefined && contestIn(edit, row, column) !== null
  // Whoever types over what a colleague set has chosen.
  const chosen = isContested ? { chosen: { whose: 'mine' as const, mine: text } } : {}
  const { base, edition } = edit ? startOf(edit, row, column) : shownIn(row, column)
  return withEdit(edits, row, column, text.trim() === textOf(base) ? null : { text, base, edition, ...chosen })
}

/** What counts where both have set it: from here on it is typed, or left, over what the colleague has. */
export function withChosen(edits: Edits, row: StockRow, column: Column, whose: Whose): Edits {
  const edit = edits[row.id]?.cells[column]
  const contest = edit && contestIn(edit, row, column)
  if (!contest) return edits
  const { mine, theirs } = contest
  const text = whose === 'mine' ? mine : textOf(theirs)
  return withEdit(edits, row, column, { text, ...shownIn(row, column), chosen: { whose, mine } })
}

export const withoutCell = (edits: Edits, row: StockRow, column: Column): Edits => withEdit(edits, row, column, null)

export const withoutRows = (edits: Edits, ids: readonly string[]): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([id]) => !ids.includes(id)))

interface Changed {
  row: StockRow
  columns: readonly Column[]
}

const latestOf = (known: StockRow, shown: readonly StockRow[]): StockRow =>
  shown.find(({ id }) => id === known.id) ?? known

/** What is to be saved, on this page and on others, each with its row as it is known best. */
export function changesIn(edits: Edits, shown: readonly StockRow[]): Changed[] {
  return Object.values(edits).flatMap(({ row: known, cells }) => {
    const row = latestOf(known, shown)
    const columns = COLUMNS.filter((column) => cells[column] && cellOf(row, edits, column).isChanged)
    return columns.length > 0 ? [{ row, columns }] : []
  })
}

export const problemsIn = (edits: Edits, changes: readonly Changed[]): { row: StockRow; column: Column }[] =>
  changes.flatMap(({ row, columns }) =>
    columns.filter((column) => cellOf(row, edits, column).problem !== null).map((column) => ({ row, column })),
  )

interface ContestedCell {
  row: StockRow
  column: Column
  /** Nobody has chosen yet. */
  isOpen: boolean
}

/** Cells that a colleague has set, too, as far as the rows are known. */
export const contestedCells = (edits: Edits, shown: readonly StockRow[]): ContestedCell[] =>
  Object.values(edits).flatMap(({ row: known }) => {
    const row = latestOf(known, shown)
    return COLUMNS.flatMap((column) => {
      const { contest } = cellOf(row, edits, column)
      return contest ? [{ row, column, isOpen: contest.chosen === undefined }] : []
    })
  })

type Body = CallInput<typeof saveStockCall>['products'][number]

function priced(edits: Edits, { row, columns }: Changed): Partial<Body> {
  const value = (column: 'price' | 'discount'): number => numberIn(edits[row.id]?.cells[column]?.text ?? '')
  return {
    ...(columns.includes('price') ? { price: Math.round(value('price') * 100) / 100 } : {}),
    ...(columns.includes('discount') ? { discount: value('discount') } : {}),
    was: { price: row.price, discount: row.discount },
  }
}

export const bodyOf = (edits: Edits, changes: readonly Changed[]): Body[] =>
  changes.map((change) => {
    const { row, columns } = change
    const sizes = columns.filter(isSize).flatMap((size) => {
      const edit = edits[row.id]?.cells[size]
      if (!edit) return []
      const { base, edition } = startOf(edit, row, size)
      return [{ size, stock: numberTyped(edit.text, size, base), was: base, edition }]
    })
    return { id: row.id, ...priced(edits, change), sizes }
  })

export const hasStock = (changes: readonly Changed[]): boolean => changes.some(({ columns }) => columns.some(isSize))

/** What was copied from a spreadsheet, from this cell on downwards and along; `left` had no cell to go to. */
export function pasted(
  edits: Edits,
  rows: readonly StockRow[],
  from: { row: StockRow; column: Column },
  text: string,
): { edits: Edits; left: number } {
  const table = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))
  const [top, start] = [rows.findIndex(({ id }) => id === from.row.id), COLUMNS.indexOf(from.column)]
  let next = edits
  let left = 0
  table.forEach((line, down) => {
    line.forEach((value, along) => {
      const [row, column] = [rows[top + down], COLUMNS[start + along]]
      if (row && column) next = withTyped(next, row, column, value.trim())
      else left += 1
    })
  })
  return { edits: next, left }
}
