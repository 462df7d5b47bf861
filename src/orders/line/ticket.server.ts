import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '#accounts/keys.server.ts'

/** Milliseconds for which a place is kept for who was told to come back. Nobody saves it for another day. */
const KEPT = 60_000

export interface Asking {
  /** Account or browser. */
  placedBy: string
  idempotencyKey: string
  /** The sizes that are waited for. */
  names: readonly string[]
}

const sealOf = ({ placedBy, idempotencyKey, names }: Asking, times: string, secret: string): Buffer => {
  const text = JSON.stringify([placedBy, idempotencyKey, [...names].sort(), times])
  return Buffer.from(createHmac('sha256', keyFor(secret, 'place in line')).update(text).digest('base64url'))
}

/** Says since when an order is asked for: of this shopper, by this key, of these sizes, and nothing else. */
export function ticketOf(asking: Asking, { since, now }: { since: number; now: number }, secret: string): string {
  const times = `${since}.${now}`
  return `${times}.${sealOf(asking, times, secret)}`
}

/** Since when; null for a forged ticket, somebody else's, or one that was left lying. */
export function sinceIn(ticket: string, asking: Asking, { now, secret }: { now: number; secret: string }) {
  const [since = '', issueTime = '', seal = ''] = ticket.split('.')
  const right = sealOf(asking, `${since}.${issueTime}`, secret)
  const theirs = Buffer.from(seal)
  if (theirs.length !== right.length || !timingSafeEqual(theirs, right)) return null
  return now - Number(issueTime) <= KEPT ? Number(since) : null
}
