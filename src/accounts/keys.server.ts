import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** One secret, a key of its own for every purpose. */
export const keyFor = (secret: string, purpose: string): Buffer => createHmac('sha256', secret).update(purpose).digest()

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Kept so that the database alone does not open it. */
export function sealed(text: string, key: Buffer): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

export function unsealed(sealedText: string, key: Buffer): string {
  const bytes = Buffer.from(sealedText, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
}
