import { randomBytes } from 'node:crypto'
import type { Tx } from '#lib/db.server.ts'
import type { Browser } from '#lib/route.server.ts'
import { copyKeepers, insertKeeper } from './db-keepers.server.ts'

export const GUEST = 'bw_guest'
/** Seconds. */
const LIFE = 30 * 24 * 3600

/**
 * Makes this browser an owner of the order. Always under a new token: one that somebody planted in the
 * browser beforehand must not open the order for them.
 */
export async function keepGuest(tx: Tx, orderId: string, old: string | undefined, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  if (old) await copyKeepers(tx, old, token, now)
  await insertKeeper(tx, token, orderId, new Date(now.getTime() + LIFE * 1000))
  return token
}

export const leaveGuestToken = (browser: Pick<Browser, 'keep'>, token: string): void =>
  browser.keep(GUEST, token, { maxAge: LIFE, sameSite: 'lax' })
