import { inTransaction, isUniqueClash } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { type Account, insertAccount } from './db.server.ts'
import { mailAccount } from './mail-account.server.ts'
import { openSession, type SignedIn } from './open-session.server.ts'
import { hashPassword, refuseWeak } from './passwords.server.ts'

interface Registration {
  email: string
  password: string
  full_name: string
}

/** Undefined where somebody has this address already: its owner is told by mail, and the asker nothing. */
async function register(
  { email, password, full_name: fullName }: Registration,
  context: RequestContext,
): Promise<Account | undefined> {
  const { db, browser, now } = context
  const { language } = browser
  const passwordHash = await hashPassword(password)
  try {
    return await inTransaction(db, async (tx) => {
      const person = { id: newId(), email, fullName, passwordHash, language }
      const account = await insertAccount(tx, { ...person, createdAt: now, updatedAt: now })
      await mailAccount(tx, 'verify', email, language)
      return account
    })
  } catch (error) {
    if (!isUniqueClash(error, 'accounts_email')) throw error
    await inTransaction(db, (tx) => mailAccount(tx, 'taken', email, language))
    return undefined
  }
}

/** A new shopper, signed in. Nothing a client sends makes more of them than that. */
export async function signUp(registration: Registration, context: RequestContext): Promise<SignedIn> {
  const { db, limits, browser } = context
  await refuseWeak(db, registration.password, { email: registration.email, fullName: registration.full_name })
  await limits.count('sign-up by e-mail', registration.email)
  await limits.count('sign-up by address', browser.address)
  const account = await register(registration, context)
  if (!account) throw new Refusal('SIGN_UP_FAILED')
  return openSession(account, context)
}
