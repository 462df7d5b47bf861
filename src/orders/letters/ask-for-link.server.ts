import { inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import type { RequestContext } from '#lib/route.server.ts'

/** The same for every code, as quickly: whether there is such an order, with a mailbox, only the letter's job looks. */
export async function askForLink(
  { sku }: { sku: string },
  { db, limits, browser }: Pick<RequestContext, 'db' | 'limits' | 'browser'>,
): Promise<void> {
  const code = sku.toUpperCase()
  await limits.count('order link by address', browser.address)
  await limits.count('order link by code', code)
  await inTransaction(db, (tx) => enqueue(tx, 'send-order-link', { sku: code, seed: newId() }))
}
