import type { Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import {
  insertVariant,
  listLastEdits,
  lockVariantsOf,
  type StockCause,
  type StockChange,
  setOffered,
  type VariantRow,
} from './db-stock.server.ts'
import { moveStock } from './move-stock.server.ts'
import type { Size } from './product.ts'
import { refuseTooLow } from './refuse-short.server.ts'

export interface SizeEdit {
  size: Size
  /** Pieces that could be sold when somebody looked; null: the size was not offered. */
  was: number | null
  /** As many as they say there are; null: it is not offered any more. */
  stock: number | null
  /** The team's last movement of it that they knew of. */
  edition: number
}

/** A size of which orders took pieces, or brought some back, since somebody looked. */
export interface MergedSize {
  size: Size
  was: number
  now: number
  stock: number
}

interface Booked {
  change: StockChange
  merged: MergedSize | null
}

const availableIn = ({ onHand, reserved }: VariantRow): number => onHand - reserved

/** The difference is booked, so what was sold meanwhile stays sold; what a colleague changed meanwhile is told. */
async function booked(tx: Tx, variant: VariantRow, edit: SizeEdit, lastEdit: number): Promise<Booked> {
  const { size, was, stock, edition } = edit
  const isStale = variant.isOffered !== (was !== null) || (was !== null && lastEdit !== edition)
  if (isStale) throw new Refusal('STALE_EDIT', { details: { size } })
  const available = availableIn(variant)
  const amount = was === null || stock === null ? (stock ?? 0) - available : stock - was
  if (available + amount < 0) await refuseTooLow(tx, { variantId: variant.id, available, amount: -amount })
  const isMerged = was !== null && was !== available
  return {
    change: { variantId: variant.id, onHand: amount, reserved: 0 },
    merged: isMerged ? { size, was, now: available, stock: available + amount } : null,
  }
}

async function newVariant(tx: Tx, productId: string, size: Size): Promise<VariantRow> {
  const variant = { id: newId(), productId, size }
  await insertVariant(tx, variant)
  return { ...variant, onHand: 0, reserved: 0, isOffered: false }
}

/** Of a product that the caller has locked. Answers what had to be merged with orders. */
export async function editSizes(
  tx: Tx,
  productId: string,
  edits: readonly SizeEdit[],
  cause: StockCause,
): Promise<MergedSize[]> {
  if (edits.length === 0) return []
  const known = await lockVariantsOf(tx, productId)
  const lastEdits = await listLastEdits(
    tx,
    known.map(({ id }) => id),
  )
  const changes: Booked[] = []
  for (const edit of edits) {
    const variant = known.find(({ size }) => size === edit.size) ?? (await newVariant(tx, productId, edit.size))
    changes.push(await booked(tx, variant, edit, lastEdits.get(variant.id) ?? 0))
    const isOffered = edit.stock !== null
    if (variant.isOffered !== isOffered) await setOffered(tx, variant.id, isOffered)
  }
  await moveStock(
    tx,
    changes.map(({ change }) => change),
    cause,
  )
  return changes.flatMap(({ merged }) => merged ?? [])
}
