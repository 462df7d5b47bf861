import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

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

async function readEnds(file: string) {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const nonce = await handle.read(Buffer.alloc(NONCE), 0, NONCE, 0)
    const tag = await handle.read(Buffer.alloc(TAG), 0, TAG, size - TAG)
    return { nonce: nonce.buffer, tag: tag.buffer, last: size - TAG - 1 }
  } finally {
    await handle.close()
  }
}

/** Throws at its end where the key, the name or a single bit is another. */
export async function* opened(file: string, secret: string, name: string): Bytes {
  const { nonce, tag, last } = await readEnds(file)
  const decipher = createDecipheriv(CIPHER, derive(secret, 'files', 32), nonce)
    .setAAD(Buffer.from(name))
    .setAuthTag(tag)
  for await (const part of createReadStream(file, { start: NONCE, end: last })) yield decipher.update(part)
  yield decipher.final()
}
