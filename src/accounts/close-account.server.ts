import { inTransaction } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { endSessions, findAccount, lockAccount, lockOwners, updateAccount } from './db.server.ts'
import { deleteIdentities } from './google/db-identities.server.ts'
import { mailAccount } from './mail-account.server.ts'
import { confirmPassword } from './passwords.server.ts'

/** Sessions end at once; the data goes in a job, when no order needs it. The last owner can't leave. */
export async function closeAccount(
  { password }: { password: string },
  context: RequestContext<'shopper'>,
): Promise<void> {
  const { db, viewer, now } = context
  const ownAccount = await findAccount(db, viewer.accountId)
  if (!ownAccount) throw new Refusal('SIGN_IN_FIRST')
  await confirmPassword(password, ownAccount, context)
  await inTransaction(db, async (tx) => {
    // All owners, in one order: two who leave at the same moment can't both be the second last.
    const owners = await lockOwners(tx)
    const account = await lockAccount(tx, viewer.accountId)
    if (!account) throw new Refusal('SIGN_IN_FIRST')
    if (account.adminRole === 'owner' && owners === 1) throw new Refusal('LAST_OWNER')
    await updateAccount(tx, account.id, { closedAt: now, passwordHash: null, role: 'user', adminRole: null }, now)
    await endSessions(tx, account.id, now)
    await deleteIdentities(tx, account.id)
    await mailAccount(tx, 'closed', account.email, account.language)
    await enqueue(tx, 'erase-closed-accounts', {})
  })
}
