import { findSellable } from '#catalog/find-sellable.server.ts'
import { LONGEST_CART, MOST_OF_ONE } from '#catalog/product.ts'
import { merged } from '#catalog/take-sizes.server.ts'
import { inTransaction, type Tx } from '#lib/db.server.ts'
import { digest } from '#lib/digest.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { type CartRow, everInShop, listCartRows, lockCart, markMerged, replaceCart } from './db.server.ts'

const keyOf = ({ productId, size }: CartRow): string => `${productId} ${size}`

/** Follows from what lies in the cart: two carts with the same in them are one version. */
export const versionOf = (rows: readonly CartRow[]): string =>
  digest(
    rows
      .map((row) => `${keyOf(row)} ${row.quantity}`)
      .sort()
      .join(),
  )

const capped = (rows: readonly CartRow[]): CartRow[] =>
  rows.map((row) => ({ ...row, quantity: Math.min(row.quantity, MOST_OF_ONE) })).slice(0, LONGEST_CART)

/** What never was in the shop can't be kept. */
async function everSold(tx: Tx, rows: readonly CartRow[]): Promise<CartRow[]> {
  const there = await everInShop(
    tx,
    rows.map(({ productId }) => productId),
  )
  return rows.filter(({ productId }) => there.has(productId))
}

/** The account's cart as its shopper just left it. Who had not seen what another device did to it is refused. */
export async function saveCart(
  { items, version }: { items: readonly CartRow[]; version?: string | undefined },
  { db, viewer, now }: RequestContext<'shopper'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCart(tx, viewer.accountId)
    if (version !== undefined && version !== versionOf(await listCartRows(tx, viewer.accountId)))
      throw new Refusal('STALE_EDIT')
    await replaceCart(tx, viewer.accountId, await everSold(tx, capped(merged(items))), now)
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
    const requestedRows = await everSold(tx, merged([...(await listCartRows(tx, accountId)), ...items]))
    const storedRows = await boundedByStock(tx, capped(requestedRows))
    await replaceCart(tx, accountId, storedRows, now)
    return lessOf(requestedRows, storedRows)
  })
}
