import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { findAccount } from '../db.server.ts'
import { confirmPassword } from '../passwords.server.ts'

/** The team signs in with passwords: the word of a provider, or a browser that was left open, brings nobody onto it. */
export async function provePassword(
  password: string,
  { db, viewer, limits }: Pick<RequestContext<'shopper'>, 'db' | 'viewer' | 'limits'>,
): Promise<void> {
  const account = await findAccount(db, viewer.accountId)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  if (account.passwordHash === null) throw new Refusal('PASSWORD_MISSING')
  await confirmPassword(password, account, { limits })
}
