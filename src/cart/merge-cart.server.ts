import { findSellable } from '#catalog/find-sellable.server.ts'
import { merged } from '#catalog/take-sizes.server.ts'
import { inTransaction, type Tx } from '#lib/db.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { capped, everSold, keyOf, listUnopened } from './account-cart.server.ts'
import { type CartRow, listCartRows, lockCart, markMerged, replaceCart } from './db.server.ts'

/** What there is to sell bounds the sum; what is sold out stays as it is, for the cart to tell of it. */
async function boundedByStock(tx: Tx, rows: readonly CartRow[]): Promise<CartRow[]> {
  const sellable = await findSellable(tx, rows)
  return rows.map((row) => {
    const now = sellable.find(({ productId, size }) => productId === row.productId && size === row.size)
    return now && now.available > 0 ? { ...row, quantity: Math.min(row.quantity, now.available) } : row
  })
}

/** What nobody can order yet does not join; what of it the account had before stays. */
async function withoutUnopened(tx: Tx, rows: readonly CartRow[], before: readonly CartRow[]): Promise<CartRow[]> {
  const early = new Set((await listUnopened(tx, rows, before)).map(({ productId }) => productId))
  const earlierRows = new Map(before.map((row) => [keyOf(row), row]))
  return rows.flatMap((row) => (early.has(row.productId) ? (earlierRows.get(keyOf(row)) ?? []) : [row]))
}

/** The lines that hold less than was wanted, none of them silently. */
function lessOf(requestedRows: readonly CartRow[], storedRows: readonly CartRow[]): CartRow[] {
  const quantities = new Map(storedRows.map((row) => [keyOf(row), row.quantity]))
  return requestedRows
    .map((row) => ({ ...row, quantity: quantities.get(keyOf(row)) ?? 0 }))
    .filter(({ quantity }, at) => quantity < (requestedRows[at]?.quantity ?? 0))
}

/** A guest’s cart joins the account once, however often and from however many tabs it is asked. */
export async function mergeCart(
  { cartId, items }: { cartId: string; items: readonly CartRow[] },
  { db, viewer, now }: RequestContext<'shopper'>,
): Promise<CartRow[]> {
  const { accountId } = viewer
  return inTransaction(db, async (tx) => {
    await lockCart(tx, accountId)
    if (!(await markMerged(tx, accountId, cartId, now))) return []
    const before = await listCartRows(tx, accountId)
    const requestedRows = await everSold(tx, merged([...before, ...items]))
    const storedRows = await boundedByStock(tx, capped(await withoutUnopened(tx, requestedRows, before)))
    await replaceCart(tx, accountId, storedRows, now)
    return lessOf(requestedRows, storedRows)
  })
}
