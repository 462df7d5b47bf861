import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha512', secret).update(text, 'utf8').digest('hex')

/** Compared in constant time; what is no signature at all is none. */
export function isSigned(text: string, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(text, secret), 'hex'))
}
