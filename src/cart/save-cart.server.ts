import { refuseUnopened } from '#catalog/opening/refuse-unopened.ts'
import { merged } from '#catalog/take-sizes.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { capped, everSold, listUnopened, versionOf } from './account-cart.server.ts'
import { type CartRow, listCartRows, lockCart, replaceCart } from './db.server.ts'

/** The account's cart as its shopper just left it. Who had not seen what another device did to it is refused. */
export async function saveCart(
  { items, version }: { items: readonly CartRow[]; version?: string | undefined },
  { db, viewer, now }: RequestContext<'shopper'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCart(tx, viewer.accountId)
    const before = await listCartRows(tx, viewer.accountId)
    if (version !== undefined && version !== versionOf(before)) throw new Refusal('STALE_EDIT')
    const rows = await everSold(tx, capped(merged(items)))
    refuseUnopened(await listUnopened(tx, rows, before))
    await replaceCart(tx, viewer.accountId, rows, now)
  })
}
