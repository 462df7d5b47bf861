import { findSizes, type SoldSize } from '#catalog/find-sizes.server.ts'
import { lockVariants } from '#catalog/lock-variants.server.ts'
import { MOST_OF_ONE } from '#catalog/product.ts'
import { merged, type TakenSize, type WantedSize } from '#catalog/take-sizes.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Contents } from './db-edits.server.ts'

type PlannedLine = Omit<TakenSize, 'fullPrice' | 'opensAt' | 'maxPerShopper'> & { fullPrice: number | null }
type OldLine = Contents['lines'][number]

export interface LinesPlan {
  lines: PlannedLine[]
  /** Pieces by size: how many more it holds, or (below zero) fewer. */
  moves: { variantId: string; pieces: number }[]
  isChange: boolean
}

const isSame = (one: { productId: string; size: string }, other: { productId: string; size: string }): boolean =>
  one.productId === other.productId && one.size === other.size

/** What was sold at a price stays at it, in another size too; what comes is sold at today's. */
function lineFrom({ size, quantity }: WantedSize, at: OldLine | undefined, sold: OldLine | SoldSize): PlannedLine {
  const { productId, name, nameAr, category, price, fullPrice, mediaId } = sold
  const variantId = at?.variantId ?? sold.variantId
  return { productId, variantId, name, nameAr, category, size, quantity, price, fullPrice, mediaId }
}

function planned(wishes: readonly WantedSize[], old: readonly OldLine[], sold: readonly SoldSize[]): PlannedLine[] {
  return wishes.map((line) => {
    const at = old.find((each) => isSame(each, line))
    const now = sold.find((each) => isSame(each, line))
    if (!at && !now) throw new Refusal('NOT_FOUND', { details: { productId: line.productId, size: line.size } })
    const before = old.find(({ productId }) => productId === line.productId)
    const oldPriceLine = before && !at && now ? { ...before, variantId: now.variantId } : before
    const from = oldPriceLine ?? now
    if (!from) throw new Refusal('NOT_FOUND')
    return lineFrom(line, at, from)
  })
}

function refuseTooMany(wishes: readonly WantedSize[]): void {
  if (wishes.some(({ quantity }) => quantity > MOST_OF_ONE))
    throw new Refusal('INVALID', { errors: { products: 'tooMany' } })
}

/** Holds every size that the order has or wants, in the order in which everyone locks them; more than there is, is refused. */
export async function planLines(tx: Tx, old: readonly OldLine[], wishes: readonly WantedSize[]): Promise<LinesPlan> {
  const sizes = merged(wishes)
  refuseTooMany(sizes)
  const sold = await findSizes(tx, sizes)
  const lines = planned(sizes, old, sold)
  const variantIds = [...new Set([...old, ...lines].map(({ variantId }) => variantId))]
  const shelf = await lockVariants(tx, variantIds)
  const piecesIn = (of: readonly { variantId: string; quantity: number }[], id: string): number =>
    of.find(({ variantId }) => variantId === id)?.quantity ?? 0
  const moves = variantIds.map((variantId) => {
    const held = piecesIn(old, variantId)
    const pieces = piecesIn(lines, variantId) - held
    const line = lines.find((each) => each.variantId === variantId)
    const variant = shelf.find(({ id }) => id === variantId)
    if (pieces > 0 && line) refuseMissing(line, { pieces, held, sold, variant })
    return { variantId, pieces }
  })
  return { lines, moves, isChange: moves.some(({ pieces }) => pieces !== 0) }
}

interface Shelf {
  pieces: number
  held: number
  sold: readonly SoldSize[]
  variant: { onHand: number; reserved: number; isOffered: boolean } | undefined
}

function refuseMissing(line: PlannedLine, { pieces, held, sold, variant }: Shelf): void {
  const { productId, size, name, nameAr } = line
  const isSold = variant?.isOffered === true && sold.some((each) => isSame(each, line))
  const available = variant && isSold ? variant.onHand - variant.reserved : 0
  if (available >= pieces) return
  throw new Refusal('OUT_OF_STOCK', { details: { productId, size, available: available + held, name, nameAr } })
}
