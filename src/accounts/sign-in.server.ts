import { inTransaction } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Ask } from '#lib/route.server.ts'
import { type Account, findAccountByEmail, hasSignedInFrom, insertRefreshToken, insertSession } from './db.server.ts'
import { isPassword } from './passwords.server.ts'
import { accessTokenFor, addressHash, firstRefreshToken, hashOf, SESSION_LIFE } from './tokens.server.ts'

export interface SignedIn {
  account: Account
  accessToken: string
  refreshToken: string
}

interface Opening {
  account: Account
  openedFrom: string
}

async function openSession({ account, openedFrom }: Opening, { db, settings, now }: Ask): Promise<SignedIn> {
  const id = newId()
  const refreshToken = firstRefreshToken()
  await inTransaction(db, async (tx) => {
    const expiresAt = new Date(now.getTime() + SESSION_LIFE * 1000)
    await insertSession(tx, { id, accountId: account.id, openedFrom, createdAt: now, expiresAt })
    await insertRefreshToken(tx, hashOf(refreshToken), id, now)
  })
  return { account, refreshToken, accessToken: await accessTokenFor(id, settings.secret, now) }
}

type Try = readonly [Parameters<Ask['limits']['count']>[0], string]

/** Strangers can use up an account's tries, but not lock out an address that has signed in to it before. */
async function countTries(tries: readonly Try[], { account, openedFrom }: Partial<Opening>, ask: Ask): Promise<void> {
  const { db, limits } = ask
  for (const [limit, by] of tries)
    await limits.count(limit, by).catch(async (refusal: unknown) => {
      const isShared = limit === 'sign-in by account' && account && openedFrom
      if (!isShared || !(await hasSignedInFrom(db, account.id, openedFrom))) throw refusal
    })
}

/**
 * Wrong tries are counted, right ones are not; an unknown e-mail is refused like a wrong password.
 * Each is counted before it is looked at and given back afterwards: many at once test no more passwords than one by one.
 */
export async function signIn(given: { email: string; password: string }, ask: Ask): Promise<SignedIn> {
  const { db, limits, browser, settings } = ask
  const tries: Try[] = [
    ['sign-in by account and address', `${given.email} ${browser.address}`],
    ['sign-in by address', browser.address],
    ['sign-in by account', given.email],
  ]
  const account = await findAccountByEmail(db, given.email)
  const openedFrom = addressHash(browser.address, settings.secret)
  await countTries(tries, { ...(account ? { account } : {}), openedFrom }, ask)
  let isWrong = false
  try {
    isWrong = !(await isPassword(given.password, account?.passwordHash ?? null))
    if (account && !isWrong) return await openSession({ account, openedFrom }, ask)
  } finally {
    if (!isWrong) for (const [limit, by] of tries) await limits.giveBack(limit, by)
  }
  throw new Refusal('SIGN_IN_FAILED')
}
