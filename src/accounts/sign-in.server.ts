import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { type Account, findAccountByEmail, hasSignedInFrom } from './db.server.ts'
import { openSession, type SignedIn } from './open-session.server.ts'
import { isPassword } from './passwords.server.ts'
import { isSecondFactor } from './second-factor/second-factor.server.ts'
import { addressHash } from './tokens.server.ts'

interface Opening {
  account: Account
  openedFrom: string
}

type Try = readonly [Parameters<RequestContext['limits']['count']>[0], string]

/** Strangers can use up an account's tries, but not lock out an address that has signed in to it before. */
async function countTries(
  tries: readonly Try[],
  { account, openedFrom }: Partial<Opening>,
  context: RequestContext,
): Promise<void> {
  const { db, limits } = context
  for (const [limit, by] of tries)
    await limits.count(limit, by).catch(async (refusal: unknown) => {
      const isShared = limit === 'sign-in by account' && account && openedFrom
      if (!isShared || !(await hasSignedInFrom(db, account.id, openedFrom))) throw refusal
    })
}

interface Credentials {
  email: string
  password: string
  code?: string | undefined
}

async function whyNot(
  credentials: Credentials,
  account: Account | undefined,
  context: RequestContext,
): Promise<Refusal | undefined> {
  const isRight = await isPassword(credentials.password, account?.passwordHash ?? null)
  if (!isRight || !account) return new Refusal('SIGN_IN_FAILED')
  if (!account.totpSince) return undefined
  if (!credentials.code) return new Refusal('SECOND_FACTOR_REQUIRED')
  return (await isSecondFactor(credentials.code, account, context)) ? undefined : new Refusal('SECOND_FACTOR_WRONG')
}

/** Tries are counted first and given back unless wrong: many at once test no more passwords than one by one. */
export async function signIn(credentials: Credentials, context: RequestContext): Promise<SignedIn> {
  const { db, limits, browser, settings } = context
  const tries: Try[] = [
    ['sign-in by account and address', `${credentials.email} ${browser.address}`],
    ['sign-in by address', browser.address],
    ['sign-in by account', credentials.email],
  ]
  const account = await findAccountByEmail(db, credentials.email)
  const openedFrom = addressHash(browser.address, settings.secret)
  await countTries(tries, { ...(account ? { account } : {}), openedFrom }, context)
  let refusal: Refusal | undefined
  try {
    refusal = await whyNot(credentials, account, context)
    if (account && !refusal) return await openSession(account, context)
  } finally {
    const isCounted = refusal && refusal.code !== 'SECOND_FACTOR_REQUIRED'
    if (!isCounted) for (const [limit, by] of tries) await limits.giveBack(limit, by)
  }
  throw refusal ?? new Refusal('SIGN_IN_FAILED')
}
