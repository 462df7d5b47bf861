import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { endSessions, findAccount, updateAccount } from './db.server.ts'
import { endLinks } from './db-links.server.ts'
import { mailAccount } from './mail-account.server.ts'
import { confirmPassword, hashPassword, refuseWeak } from './passwords.server.ts'

export async function changePassword(
  input: { currentPassword: string; password: string },
  context: RequestContext<'shopper'>,
): Promise<void> {
  const { db, viewer, now } = context
  const account = await findAccount(db, viewer.accountId)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  await confirmPassword(input.currentPassword, account, context, 'currentPassword')
  await refuseWeak(db, input.password, account)
  const passwordHash = await hashPassword(input.password)
  await inTransaction(db, async (tx) => {
    await updateAccount(tx, account.id, { passwordHash }, now)
    await endSessions(tx, account.id, now, viewer.sessionId)
    await endLinks(tx, account.id, 'reset', now)
    await mailAccount(tx, 'password changed', account.email, account.language)
  })
}
