import { findSellable } from '#catalog/find-sellable.server.ts'
import { LONGEST_CART, MOST_OF_ONE } from '#catalog/product.ts'
import { merged } from '#catalog/take-sizes.server.ts'
import { inTransaction, type Tx } from '#lib/db.server.ts'
import type { Ask } from '#lib/route.server.ts'
import { type CartRow, inShop, listCartRows, lockCart, markMerged, replaceCart } from './db.server.ts'

const capped = (rows: readonly CartRow[]): CartRow[] =>
  rows.map((row) => ({ ...row, quantity: Math.min(row.quantity, MOST_OF_ONE) })).slice(0, LONGEST_CART)

/** What no longer exists can't be kept: the cart that is shown says so by leaving it out. */
async function known(tx: Tx, rows: readonly CartRow[]): Promise<CartRow[]> {
  const there = await inShop(
    tx,
    rows.map(({ productId }) => productId),
  )
  return rows.filter(({ productId }) => there.has(productId))
}

/** The account's cart as its shopper just left it. */
export async function saveCart(rows: readonly CartRow[], { db, viewer, now }: Ask<'shopper'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCart(tx, viewer.accountId)
    await replaceCart(tx, viewer.accountId, await known(tx, capped(merged(rows))), now)
  })
}

/** What there is to sell bounds the sum; what is sold out stays as it is, for the cart to tell of it. */
async function boundedByStock(tx: Tx, rows: readonly CartRow[]): Promise<CartRow[]> {
  const sellable = await findSellable(tx, rows)
  return rows.map((row) => {
    const now = sellable.find(({ productId, size }) => productId === row.productId && size === row.size)
    return now && now.available > 0 ? { ...row, quantity: Math.min(row.quantity, now.available) } : row
  })
}

/** A guest's cart joins the account once, however often and from however many tabs it is asked (decision 33). */
export async function mergeCart(
  { cartId, items }: { cartId: string; items: readonly CartRow[] },
  { db, viewer, now }: Ask<'shopper'>,
): Promise<void> {
  const { accountId } = viewer
  await inTransaction(db, async (tx) => {
    await lockCart(tx, accountId)
    if (!(await markMerged(tx, accountId, cartId, now))) return
    const all = merged([...(await listCartRows(tx, accountId)), ...items])
    await replaceCart(tx, accountId, await boundedByStock(tx, await known(tx, capped(all))), now)
  })
}
