import { LONGEST_CART, MOST_OF_ONE } from '#catalog/product.ts'
import { type CartItem, isSameLine, type Line } from './cart.ts'

export type HeldLine = Line & { quantity: number }

export const linesOf = (items: readonly HeldLine[]): HeldLine[] =>
  items.map(({ productId, size, quantity }) => ({ productId, size, quantity }))

const held = (lines: readonly HeldLine[], line: Line): number =>
  lines.find((each) => isSameLine(each, line))?.quantity ?? 0

export const isSameCart = (one: readonly HeldLine[], other: readonly HeldLine[]): boolean =>
  one.length === other.length && one.every((line) => held(other, line) === line.quantity)

/** Each line that either has, with as many pieces as `quantityOf` says; what this browser knows of it stays. */
function combined(
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
  quantityOf: (line: Line) => number,
): CartItem[] {
  const known = theirs.map((line) => mine.find((each) => isSameLine(each, line)) ?? line)
  const added = mine.filter((line) => held(theirs, line) === 0)
  return [...known, ...added]
    .map((line) => ({ ...line, quantity: Math.min(quantityOf(line), MOST_OF_ONE) }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, LONGEST_CART)
}

/** Lines that were changed here since the account had `had` are as they are here; the others as the account has them. */
export const rebased = (had: readonly HeldLine[], mine: readonly CartItem[], theirs: readonly CartItem[]): CartItem[] =>
  combined(mine, theirs, (line) => (held(mine, line) === held(had, line) ? held(theirs, line) : held(mine, line)))

/** After the guest's lines `sent` were added to the account's: what was added or taken out here since then comes on top. */
export const joined = (sent: readonly HeldLine[], mine: readonly CartItem[], theirs: readonly CartItem[]): CartItem[] =>
  combined(mine, theirs, (line) => held(theirs, line) + held(mine, line) - held(sent, line))
