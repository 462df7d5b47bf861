import { randomBytes } from 'node:crypto'
import type { Tx } from '#lib/db.server.ts'
import type { Browser } from '#lib/route.server.ts'
import { copyKeepers, insertKeeper, insertSharedKeeper } from './db-keepers.server.ts'

export const GUEST = 'bw_guest'
/** Seconds. */
const LIFE = 30 * 24 * 3600

/** Seconds in which the answer that brings a browser its token may still be under way. */
const MOMENT = 60

interface GuestOrder {
  orderId: string
  /** What the browser had. */
  old: string | undefined
  /** Its anonymous session, where it placed the order. */
  placedBy?: string
}

/** Always under a new token: one that somebody planted in the browser beforehand must not open the order for them. */
export async function keepGuest(tx: Tx, { orderId, old, placedBy }: GuestOrder, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFE * 1000)
  if (old) await copyKeepers(tx, old, token, now)
  const keeper = { token, orderId, expiresAt, byPlacing: placedBy !== undefined, byLink: placedBy === undefined }
  // Tabs that order at once get a token each: whichever the browser keeps in the end opens the orders of all.
  const since = new Date(now.getTime() - MOMENT * 1000)
  if (placedBy === undefined) await insertKeeper(tx, keeper)
  else await insertSharedKeeper(tx, keeper, { placedBy, since })
  return token
}

export const leaveGuestToken = (browser: Pick<Browser, 'keep'>, token: string): void =>
  browser.keep(GUEST, token, { maxAge: LIFE, sameSite: 'lax' })
