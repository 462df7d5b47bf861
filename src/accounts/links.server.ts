import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#lib/refusal.ts'
import { keyFor } from './keys.server.ts'

export type Purpose = 'verify' | 'reset'
type Mailed = Purpose | 'invitation'

/** Seconds that a mailed link lives. */
export const LINK_LIFE: Record<Purpose, number> = { verify: 7 * 24 * 3600, reset: 3600 }

const PAGES: Record<Mailed, string> = {
  verify: '/verify-email',
  reset: '/reset-password',
  invitation: '/invitation',
}

const sealOf = (id: string, purpose: Mailed, secret: string): Buffer =>
  Buffer.from(
    createHmac('sha256', keyFor(secret, `link ${purpose}`))
      .update(id)
      .digest('base64url'),
  )

const linkToken = (id: string, purpose: Mailed, secret: string): string => `${id}.${sealOf(id, purpose, secret)}`

/** Behind `#`, so that it reaches neither a log, nor a proxy, nor the next page's Referer. */
export const linkPath = (id: string, purpose: Mailed, secret: string): string =>
  `${PAGES[purpose]}#${linkToken(id, purpose, secret)}`

/** The link's id; a forged one is refused. Whether it was used or is over, the database says. */
export function getLinkIn(token: string, purpose: Mailed, secret: string): string {
  const [id = '', seal = ''] = token.split('.')
  const right = sealOf(id, purpose, secret)
  const theirs = Buffer.from(seal)
  if (theirs.length !== right.length || !timingSafeEqual(theirs, right)) throw new Refusal('LINK_INVALID')
  return id
}
