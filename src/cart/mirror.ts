import { LONGEST_CART, MOST_OF_ONE } from '#catalog/product.ts'
import type { RefusalCode } from '#lib/refusal.ts'
import { type CartItem, isSameLine, type Line } from './cart.ts'

export type HeldLine = Line & { quantity: number }

export const linesOf = (items: readonly HeldLine[]): HeldLine[] =>
  items.map(({ productId, size, quantity }) => ({ productId, size, quantity }))

const quantityIn = (lines: readonly HeldLine[], line: Line): number =>
  lines.find((each) => isSameLine(each, line))?.quantity ?? 0

export const isSameCart = (one: readonly HeldLine[], other: readonly HeldLine[]): boolean =>
  one.length === other.length && one.every((line) => quantityIn(other, line) === line.quantity)

/** Each line that either has, with as many pieces as `quantityOf` says; what this browser knows of it stays. */
function combined(
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
  quantityOf: (line: Line) => number,
): CartItem[] {
  const theirLines = theirs.map((line) => mine.find((each) => isSameLine(each, line)) ?? line)
  const added = mine.filter((line) => quantityIn(theirs, line) === 0)
  return [...theirLines, ...added]
    .map((line) => ({ ...line, quantity: Math.min(quantityOf(line), MOST_OF_ONE) }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, LONGEST_CART)
}

/** Lines that were changed here since the account had `had` are as they are here; the others as the account has them. */
export const rebased = (had: readonly HeldLine[], mine: readonly CartItem[], theirs: readonly CartItem[]): CartItem[] =>
  combined(mine, theirs, (line) =>
    quantityIn(mine, line) === quantityIn(had, line) ? quantityIn(theirs, line) : quantityIn(mine, line),
  )

/** After the guest’s lines `before` were added to the account's: what was added or taken out here since then comes on top. */
export const joined = (
  before: readonly HeldLine[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] =>
  combined(mine, theirs, (line) => quantityIn(theirs, line) + quantityIn(mine, line) - quantityIn(before, line))

/** What the account had when it was last asked, which is what a change here is told to stand on. */
export interface Had {
  version: string
  lines: HeldLine[]
}

/** A guest's cart joins the account's; a change here is saved; else the account's is read where that is asked for. */
export function requestFor(
  had: Had | null,
  mine: readonly HeldLine[],
  asking: 'always' | 'if-changed',
): 'merge' | 'save' | 'read' | null {
  if (!had) return 'merge'
  if (!isSameCart(mine, had.lines)) return 'save'
  return asking === 'always' ? 'read' : null
}

/** What this tab shows may be behind what is kept, which another tab may have changed. */
export const isOutdated = (
  next: readonly HeldLine[],
  { kept: keptLines, shown }: Record<'kept' | 'shown', HeldLine[]>,
): boolean => !isSameCart(next, keptLines) || !isSameCart(next, shown)

/** Another device was faster: its cart is read, and the change goes on top. Not forever, and after no other refusal. */
export const isWorthAnotherTry = (code: RefusalCode, triesLeft: number): boolean =>
  code === 'STALE_EDIT' && triesLeft > 1

export interface GuestCart {
  id: string
  lines: HeldLine[]
}

/** Made once. What is added after it was first sent is not in it, and follows as a change. */
export function guestCartOf(storedText: string | null, mine: readonly HeldLine[], newId: () => string): GuestCart {
  const earlier: GuestCart | null = JSON.parse(storedText ?? 'null')
  return earlier ?? { id: newId(), lines: linesOf(mine) }
}

/** The guest's items of which less is left than both carts had, with as many as there are now. */
export const lessOf = (mine: readonly CartItem[], less: readonly HeldLine[]): CartItem[] =>
  mine.flatMap((item) => {
    const lessLine = less.find((line) => isSameLine(line, item))
    return lessLine ? [{ ...item, quantity: lessLine.quantity }] : []
  })
