import type { Language } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { type Account, updateAccount } from './db.server.ts'

interface Profile {
  full_name?: string | undefined
  /** +201…, or null to take it away. */
  phone?: string | null | undefined
  language?: Language | undefined
}

/** What is not sent stays. The e-mail, the role and everything else are not theirs to write. */
export async function updateMe(given: Profile, { db, viewer, now }: RequestContext<'shopper'>): Promise<Account> {
  const change = {
    ...(given.full_name === undefined ? {} : { fullName: given.full_name }),
    ...(given.phone === undefined ? {} : { phone: given.phone }),
    ...(given.language === undefined ? {} : { language: given.language }),
  }
  const account = await updateAccount(db, viewer.accountId, change, now)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  return account
}
