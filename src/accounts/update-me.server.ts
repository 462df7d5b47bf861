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
export async function updateMe(profile: Profile, { db, viewer, now }: RequestContext<'shopper'>): Promise<Account> {
  const change = {
    ...(profile.full_name === undefined ? {} : { fullName: profile.full_name }),
    ...(profile.phone === undefined ? {} : { phone: profile.phone }),
    ...(profile.language === undefined ? {} : { language: profile.language }),
  }
  const account = await updateAccount(db, viewer.accountId, change, now)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  return account
}
