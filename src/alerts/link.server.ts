import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '#accounts/keys.server.ts'

const sealOf = (alertId: string, secret: string): Buffer =>
  Buffer.from(createHmac('sha256', keyFor(secret, 'link waiting')).update(alertId).digest('base64url'))

/** Behind `#`, so that it reaches neither a log, nor a proxy, nor the next page's Referer. */
export const leavePath = (alertId: string, secret: string): string =>
  `/waiting-list#${alertId}.${sealOf(alertId, secret)}`

/** The alert whose mail had this link, or null for a forged one. */
export function alertIn(token: string, secret: string): string | null {
  const [id = '', seal = ''] = token.split('.')
  const right = sealOf(id, secret)
  const theirs = Buffer.from(seal)
  return theirs.length === right.length && timingSafeEqual(theirs, right) ? id : null
}
