import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha512', secret).update(text, 'utf8').digest('hex')

/** Compared in constant time; what is no signature at all is none. */
export function isSigned(text: string, given: unknown, secret: string): boolean {
  if (typeof given !== 'string' || !/^[0-9a-f]{128}$/.test(given)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signatureOf(text, secret), 'hex'))
}
