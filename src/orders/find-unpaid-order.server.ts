import { findOrder } from './db.server.ts'
import { findUnpaidOf } from './keeping/db-keepers.server.ts'
import { GUEST } from './keeping/keep-guest.server.ts'
import type { Asker } from './reading/asker.server.ts'
import { shownOrder } from './show-order.server.ts'

/** What this account or browser began to pay by card and did not finish. */
export async function findUnpaidOrder({ db, viewer, browser, now }: Asker) {
  const id = await findUnpaidOf(db, { accountId: viewer?.accountId, token: browser.cookie(GUEST) }, now)
  const order = id === undefined ? undefined : await findOrder(db, id)
  return order ? shownOrder(order, 'owner') : null
}
