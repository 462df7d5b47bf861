import { createHash } from 'node:crypto'

/** SHA-256 as 43 characters that fit an address: for what is kept to be compared and never to be used. */
export const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url')
