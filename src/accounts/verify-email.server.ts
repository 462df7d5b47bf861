import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { findAccount, updateAccount } from './db.server.ts'
import { takeLink } from './db-links.server.ts'
import { getLinkIn } from './links.server.ts'
import { mailAccount } from './mail-account.server.ts'

/** Whoever opens the mailed link reads this mailbox. */
export async function verifyEmail(token: string, context: RequestContext): Promise<void> {
  const { db, now } = context
  const id = getLinkIn(token, 'verify', context.settings.secret)
  await inTransaction(db, async (tx) => {
    const accountId = await takeLink(tx, id, 'verify', now)
    if (!accountId) throw new Refusal('LINK_INVALID')
    const isFirst = (await findAccount(tx, accountId))?.emailVerifiedAt === null
    const account = await updateAccount(tx, accountId, { emailVerifiedAt: now }, now)
    if (account && isFirst) await mailAccount(tx, 'welcome', account.email, account.language)
  })
}
