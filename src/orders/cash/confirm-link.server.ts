import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '#accounts/keys.server.ts'
import { inLanguage, type Language } from '#lib/language.ts'

/** Milliseconds. */
const LIFE = 90 * 24 * 3600 * 1000

const sealOf = (text: string, secret: string): Buffer =>
  Buffer.from(createHmac('sha256', keyFor(secret, 'link confirm')).update(text).digest('base64url'))

export function confirmToken(orderId: string, secret: string, now: Date): string {
  const text = `${orderId}.${Math.floor((now.getTime() + LIFE) / 1000).toString(36)}`
  return `${text}.${sealOf(text, secret)}`
}

/** Behind `#`, so that it reaches neither a log, nor a proxy, nor the next page's Referer. */
export const confirmPath = (order: { id: string; language: Language }, secret: string, now: Date): string =>
  `${inLanguage(order.language, '/confirm-order')}#${confirmToken(order.id, secret, now)}`

/** The order of a link that we made; null for one that is not whole, or forged. */
export function orderToConfirm(token: string, secret: string, now: Date): { orderId: string; isOver: boolean } | null {
  const [orderId = '', until = '', seal = ''] = token.split('.')
  const right = sealOf(`${orderId}.${until}`, secret)
  const theirs = Buffer.from(seal)
  if (theirs.length !== right.length || !timingSafeEqual(theirs, right)) return null
  return { orderId, isOver: Number.parseInt(until, 36) * 1000 <= now.getTime() }
}
