import { inTransaction } from '#lib/db.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { mailAccount } from './mail-account.server.ts'

/** The same answer, as quickly, for an address that nobody here has: whether it is known, only the mail's job looks. */
export async function forgotPassword(
  { email }: { email: string },
  { db, limits, browser }: RequestContext,
): Promise<void> {
  await limits.count('mailed link by address', browser.address)
  await limits.count('mailed link by e-mail', email)
  await inTransaction(db, (tx) => mailAccount(tx, 'reset', email, browser.language))
}
