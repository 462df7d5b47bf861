import { findSellable } from '#catalog/find-sellable.server.ts'
import { LONGEST_CART, MOST_OF_ONE } from '#catalog/product.ts'
import type { Tx } from '#lib/db.server.ts'
import { digest } from '#lib/digest.server.ts'
import { type CartRow, everInShop } from './db.server.ts'

export const keyOf = ({ productId, size }: CartRow): string => `${productId} ${size}`

/** Follows from what lies in the cart: two carts with the same in them are one version. */
export const versionOf = (rows: readonly CartRow[]): string =>
  digest(
    rows
      .map((row) => `${keyOf(row)} ${row.quantity}`)
      .sort()
      .join(),
  )

export const capped = (rows: readonly CartRow[]): CartRow[] =>
  rows.map((row) => ({ ...row, quantity: Math.min(row.quantity, MOST_OF_ONE) })).slice(0, LONGEST_CART)

/** Of what was added to `before`, the lines that nobody can order yet. */
export async function listUnopened(tx: Tx, rows: readonly CartRow[], before: readonly CartRow[]) {
  const had = new Map(before.map((row) => [keyOf(row), row.quantity]))
  const added = rows.filter((row) => row.quantity > (had.get(keyOf(row)) ?? 0))
  return (await findSellable(tx, added)).filter(({ opensAt }) => opensAt !== null)
}

/** What never was in the shop can't be kept. */
export async function everSold(tx: Tx, rows: readonly CartRow[]): Promise<CartRow[]> {
  const there = await everInShop(
    tx,
    rows.map(({ productId }) => productId),
  )
  return rows.filter(({ productId }) => there.has(productId))
}
