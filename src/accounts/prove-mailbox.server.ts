import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Ask } from '#lib/route.server.ts'
import { endSessions, findAccount, lockAccount, updateAccount } from './db.server.ts'
import { endLinks, findLink, takeLink } from './db-links.server.ts'
import { linkIn, type Purpose } from './links.server.ts'
import { mailAccount } from './mail-account.server.ts'
import { confirmPassword, hashPassword, refuseWeak } from './passwords.server.ts'

const idIn = (token: string, purpose: Purpose, { settings }: Ask): string => {
  const id = linkIn(token, purpose, settings.secret)
  if (!id) throw new Refusal('LINK_INVALID')
  return id
}

/** Whoever opens the mailed link reads this mailbox. */
export async function verifyEmail(token: string, ask: Ask): Promise<void> {
  const { db, now } = ask
  const id = idIn(token, 'verify', ask)
  await inTransaction(db, async (tx) => {
    const accountId = await takeLink(tx, id, 'verify', now)
    if (!accountId) throw new Refusal('LINK_INVALID')
    await updateAccount(tx, accountId, { emailVerifiedAt: now }, now)
  })
}

export async function sendVerification({ db, limits, viewer, browser }: Ask<'shopper'>): Promise<void> {
  const account = await findAccount(db, viewer.accountId)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  if (account.emailVerifiedAt) return
  await limits.count('mailed link by e-mail', account.email)
  await inTransaction(db, (tx) => mailAccount(tx, 'verify', account.email, browser.language))
}

/** The same answer, as quickly, for an address that nobody here has: whether it is known, only the mail's job looks. */
export async function forgotPassword({ email }: { email: string }, { db, limits, browser }: Ask): Promise<void> {
  await limits.count('mailed link by address', browser.address)
  await limits.count('mailed link by e-mail', email)
  await inTransaction(db, (tx) => mailAccount(tx, 'reset', email, browser.language))
}

/** Once, within an hour. Every session ends: whoever was in with the old password is out. */
export async function resetPassword(given: { token: string; password: string }, ask: Ask): Promise<void> {
  const { db, now } = ask
  const id = idIn(given.token, 'reset', ask)
  const owner = await findAccount(db, (await findLink(db, id, 'reset', now)) ?? '')
  if (!owner) throw new Refusal('LINK_INVALID')
  await refuseWeak(db, given.password, owner)
  const passwordHash = await hashPassword(given.password)
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

/** The other sessions end; this one goes on. */
export async function changePassword(
  given: { currentPassword: string; password: string },
  ask: Ask<'shopper'>,
): Promise<void> {
  const { db, viewer, now } = ask
  const account = await findAccount(db, viewer.accountId)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  await confirmPassword(given.currentPassword, account, ask, 'currentPassword')
  await refuseWeak(db, given.password, account)
  const passwordHash = await hashPassword(given.password)
  await inTransaction(db, async (tx) => {
    await updateAccount(tx, account.id, { passwordHash }, now)
    await endSessions(tx, account.id, now, viewer.sessionId)
    await endLinks(tx, account.id, 'reset', now)
    await mailAccount(tx, 'password changed', account.email, account.language)
  })
}
