import { createHmac, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { keyFor } from './keys.server.ts'

/** Seconds. */
export const ACCESS_LIFE = 15 * 60
export const SESSION_LIFE = 30 * 24 * 3600

const ISSUER = 'shop'
const AUDIENCE = 'shop.access'

export function accessTokenFor(sessionId: string, secret: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_LIFE)
    .sign(keyFor(secret, 'access'))
}

export async function sessionIn(token: string, secret: string, now: Date): Promise<string | null> {
  try {
    const checks = {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['exp'],
    }
    const { payload } = await jwtVerify(token, keyFor(secret, 'access'), checks)
    return typeof payload['sid'] === 'string' ? payload['sid'] : null
  } catch {
    return null
  }
}

/** Tells an address again without keeping it. */
export const addressHash = (address: string, secret: string): string =>
  createHmac('sha256', keyFor(secret, 'address')).update(address).digest('base64url')

export const firstRefreshToken = (): string => randomBytes(32).toString('base64url')

/** Two tabs with the same old token get the same successor, and nothing but hashes is kept of either. */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', keyFor(secret, 'refresh')).update(token).digest('base64url')
