import { findAccount } from '#accounts/find-account.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { giveKeptOrders } from './db-keepers.server.ts'
import { GUEST } from './keep-guest.server.ts'

/** Never because an e-mail is the same, and only once the account's own has been confirmed. Answers how many. */
export async function claimOrders({ db, viewer, browser, now }: RequestContext<'shopper'>): Promise<number> {
  const token = browser.cookie(GUEST)
  const account = token ? await findAccount(db, viewer.accountId) : undefined
  if (!token || !account?.emailVerifiedAt) return 0
  return giveKeptOrders(db, token, viewer.accountId, now)
}
