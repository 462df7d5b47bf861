import { createCipheriv, createDecipheriv, type DecipherGCM, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
/** Bytes before and after what is sealed. */
const NONCE = 12
const TAG = 16

type Bytes = AsyncIterable<Buffer>

const derive = (secret: string, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `back-up ${use}`, bytes))

/** Tells keys apart and says nothing of them. */
export const fingerprint = (secret: string): string => derive(secret, 'fingerprint', 6).toString('hex')

/** Nonce, text, tag. Bound to `name`: a file in another one's place does not open. */
export const sealed = (secret: string, name: string) =>
  async function* (bytes: Bytes): Bytes {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv(CIPHER, derive(secret, 'files', 32), nonce).setAAD(Buffer.from(name))
    yield nonce
    for await (const part of bytes) yield cipher.update(part)
    yield cipher.final()
    yield cipher.getAuthTag()
  }

/** Throws at its end where the key, the name or a single bit is another. */
export async function* opened(bytes: Bytes, secret: string, name: string): Bytes {
  const key = derive(secret, 'files', 32)
  let decipher: DecipherGCM | undefined
  let held = Buffer.alloc(0)
  for await (const part of bytes) {
    held = Buffer.concat([held, part])
    if (held.length < NONCE + TAG) continue
    if (!decipher) {
      decipher = createDecipheriv(CIPHER, key, held.subarray(0, NONCE)).setAAD(Buffer.from(name))
      held = held.subarray(NONCE)
    }
    // The last bytes are the tag, and which are the last is known at the end.
    yield decipher.update(held.subarray(0, -TAG))
    held = held.subarray(-TAG)
  }
  if (!decipher) throw new Error(`${name} is cut off`)
  decipher.setAuthTag(held)
  yield decipher.final()
}
