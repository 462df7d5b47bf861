import { jwtVerify, SignJWT } from 'jose'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { type Account, findAccount } from '../db.server.ts'
import { keyFor } from '../keys.server.ts'

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

/** Whose code is missing in this browser. */
export async function findWaiting({ db, settings, browser, now }: RequestContext): Promise<Account | undefined> {
  const checks = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp', 'sub'] }
  const { payload } = await jwtVerify(browser.cookie(STEP) ?? '', keyFor(settings.secret, 'google step'), checks)
  return findAccount(db, payload.sub ?? '')
}

export const dropStep = ({ browser }: RequestContext): void => browser.drop(STEP)
