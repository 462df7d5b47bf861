import { jwtVerify, SignJWT } from 'jose'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { type Account, findAccount } from '../db.server.ts'
import { keyFor } from '../keys.server.ts'
import { openSession, type SignedIn } from '../open-session.server.ts'
import { isSecondFactor } from '../second-factor/second-factor.server.ts'

const STEP = 'bw_google_step'
/** Seconds in which the code has to be typed. */
const STEP_LIFE = 600

/** Keeps in this browser alone that Google has said who it is, and asks for the code that is still missing. */
export async function askForCode({ id }: Account, { settings, browser, now }: RequestContext): Promise<Refusal> {
  const step = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + STEP_LIFE)
    .sign(keyFor(settings.secret, 'google step'))
  browser.keep(STEP, step, { maxAge: STEP_LIFE, sameSite: 'strict' })
  return new Refusal('SECOND_FACTOR_REQUIRED')
}

async function waiting({ db, settings, browser, now }: RequestContext): Promise<Account | undefined> {
  const checks = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp', 'sub'] }
  const { payload } = await jwtVerify(browser.cookie(STEP) ?? '', keyFor(settings.secret, 'google step'), checks)
  return findAccount(db, payload.sub ?? '')
}

export async function finishGoogle({ code }: { code: string }, context: RequestContext): Promise<SignedIn> {
  const { limits, browser } = context
  const account = await waiting(context).catch(() => undefined)
  if (!account || account.adminRole !== null) throw new Refusal('GOOGLE_FAILED')
  await limits.count('sign-in by address', browser.address)
  await limits.count('password or code by account', account.id)
  if (account.totpSince && !(await isSecondFactor(code, account, context))) throw new Refusal('SECOND_FACTOR_WRONG')
  await limits.giveBack('password or code by account', account.id)
  browser.drop(STEP)
  return openSession(account, context)
}
