import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { findAccount } from './db.server.ts'
import { mailAccount } from './mail-account.server.ts'

export async function sendVerification({ db, limits, viewer, browser }: RequestContext<'shopper'>): Promise<void> {
  const account = await findAccount(db, viewer.accountId)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  if (account.emailVerifiedAt) return
  await limits.count('mailed link by e-mail', account.email)
  await inTransaction(db, (tx) => mailAccount(tx, 'verify', account.email, browser.language))
}
