import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { digest } from '#lib/digest.server.ts'
import { westernDigits } from '#lib/digits.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { Account } from '../db.server.ts'
import { keyFor, sealed, unsealed } from '../keys.server.ts'
import { takeRecoveryCode, takeStep } from './db-second-factor.server.ts'

/** Seconds that a code lives (RFC 6238); the one before and the one after are taken too. */
const PERIOD = 30
const SECRET_BYTES = 20
const RECOVERY_CODES = 10

const totpOf = (secret: Secret, label: string, issuer: string): TOTP =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD })

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

export const sealSecret = (base32: string, secret: string): string => sealed(base32, keyFor(secret, 'second factor'))

const openSecret = (sealedSecret: string, secret: string): string =>
  unsealed(sealedSecret, keyFor(secret, 'second factor'))

export const uriFor = (base32: string, email: string, shopName: string): string =>
  totpOf(Secret.fromBase32(base32), email, shopName).toString()

function stepOf(code: string, base32: string, now: Date): number | null {
  const totp = totpOf(Secret.fromBase32(base32), '', '')
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta
}

const plain = (typed: string): string => westernDigits(typed).replace(/[\s-]/g, '').toLowerCase()

/** True for the app's code, which counts once, or for a recovery code, which is used up by it. */
export async function isSecondFactor(
  typed: string,
  account: Account,
  { db, settings, now }: RequestContext,
): Promise<boolean> {
  if (!account.totpSecret) return false
  const code = plain(typed)
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, account.id, digest(code), now)
  const step = stepOf(code, openSecret(account.totpSecret, settings.secret), now)
  return step !== null && takeStep(db, account.id, step)
}

export function recoveryCodes(): string[] {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const word = (): string => [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => word().replace(/^(.{5})/, '$1-'))
}

export const recoveryHash = (code: string): string => digest(plain(code))

export async function refuseWrongCode(typed: string, account: Account, context: RequestContext): Promise<void> {
  if (!(await isSecondFactor(typed, account, context))) throw new Refusal('INVALID', { errors: { code: 'codeWrong' } })
}
