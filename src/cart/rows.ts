import { type CartItem, isSameLine, type Line } from './cart.ts'

interface Problem {
  productId: string
  size: string
  reason: string
}

export interface Removed {
  item: CartItem
  /** Where it stood: in the cart, and on the screen. */
  at: number
  row: number
}

export interface Row<P> {
  item: CartItem
  problems: readonly P[]
  isRemoved?: true
}

const isOf = (item: Line) => (problem: Problem) => problem.productId === item.productId && problem.size === item.size

const needsHelp = (item: Line, problems: readonly Problem[]): boolean =>
  problems.some((problem) => isOf(item)(problem) && problem.reason !== 'price-changed')

const OUT = ['gone', 'not-open', 'out-of-stock'] as const

/** Why a line can't be had at all: it counts for nothing. */
export const whyOut = (problems: readonly Problem[]) =>
  OUT.find((out) => problems.some(({ reason }) => reason === out)) ?? null

interface Shelf {
  problems: readonly Problem[]
  lines: readonly (Line & { maxQuantity: number })[]
}

/** How many of a line the shop has, as far as it has said. */
export const mostOf = (item: Line, lines: Shelf['lines']): number | undefined =>
  lines.find((line) => isSameLine(line, item))?.maxQuantity

const LESS = ['too-many', 'over-limit']

/** Of a line that the shop has less of, what there is. */
export const asThereIs = (item: CartItem, problems: readonly Problem[], most = item.quantity): CartItem =>
  problems.some(({ reason }) => LESS.includes(reason)) ? { ...item, quantity: Math.min(item.quantity, most) } : item

/** What can be bought of the cart, as far as the shop has said. */
export const toBuy = (items: readonly CartItem[], { problems, lines }: Shelf): CartItem[] =>
  items.flatMap((item) => {
    const own = problems.filter(isOf(item))
    const there = asThereIs(item, own, mostOf(item, lines))
    return whyOut(own) === null && there.quantity > 0 ? [there] : []
  })

/** What needed the shopper stands first; what was taken out stays where it was until it can't come back. */
export function rowsOf<P extends Problem>(
  items: readonly CartItem[],
  { problems, initialProblems }: { problems: readonly P[]; initialProblems: readonly P[] },
  removed: readonly Removed[],
): Row<P>[] {
  const first = items.filter((item) => needsHelp(item, initialProblems))
  const rest = items.filter((item) => !first.includes(item))
  const rows = [...first, ...rest].map((item): Row<P> => ({ item, problems: problems.filter(isOf(item)) }))
  // One that was added anew from elsewhere is back already.
  const goneLines = removed.filter(({ item }) => !items.some((each) => isSameLine(each, item)))
  return goneLines.reduce((all, { item, row }) => all.toSpliced(row, 0, { item, problems: [], isRemoved: true }), rows)
}
