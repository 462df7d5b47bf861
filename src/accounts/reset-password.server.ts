import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { endSessions, findAccount, lockAccount, updateAccount } from './db.server.ts'
import { endLinks, findLink, takeLink } from './db-links.server.ts'
import { getLinkIn } from './links.server.ts'
import { mailAccount } from './mail-account.server.ts'
import { hashPassword, refuseWeak } from './passwords.server.ts'

/** Once, within an hour. Every session ends: whoever was in with the old password is out. */
export async function resetPassword(
  input: { token: string; password: string },
  context: RequestContext,
): Promise<void> {
  const { db, now } = context
  const id = getLinkIn(input.token, 'reset', context.settings.secret)
  const owner = await findAccount(db, (await findLink(db, id, 'reset', now)) ?? '')
  if (!owner) throw new Refusal('LINK_INVALID')
  await refuseWeak(db, input.password, owner)
  const passwordHash = await hashPassword(input.password)
  await inTransaction(db, async (tx) => {
    const accountId = await takeLink(tx, id, 'reset', now)
    const account = accountId ? await lockAccount(tx, accountId) : undefined
    if (!account) throw new Refusal('LINK_INVALID')
    // The link was read in this mailbox: that proves it as well as the other kind of link.
    await updateAccount(tx, account.id, { passwordHash, emailVerifiedAt: account.emailVerifiedAt ?? now }, now)
    await endSessions(tx, account.id, now)
    await endLinks(tx, account.id, 'reset', now)
    await mailAccount(tx, 'password changed', account.email, account.language)
  })
}
