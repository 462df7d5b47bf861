import type { Asked, S3 } from './s3.server.ts'
import { textIn } from './s3-keys.server.ts'

/** What a store says where a setting is wrong. */
const CAUSES: Record<string, [setting: string, line: string]> = {
  NoSuchBucket: ['S3_BUCKET', 'the store has no such bucket'],
  InvalidBucketName: ['S3_BUCKET', 'no store has a bucket of this name'],
  InvalidAccessKeyId: ['S3_ACCESS_KEY_ID', 'the store does not know it'],
  SignatureDoesNotMatch: ['S3_SECRET_ACCESS_KEY', 'it does not belong to S3_ACCESS_KEY_ID'],
  AuthorizationHeaderMalformed: ['S3_REGION', 'the bucket is in another region'],
  PermanentRedirect: ['S3_REGION', 'the bucket is in another region'],
  AccessDenied: ['S3_ACCESS_KEY_ID', 'it may not list, read, write and delete in the bucket'],
}

/** Tried for real: a key that may only read would be found out by the first upload. */
export async function whyNoStore({ tryOnce }: S3): Promise<string | null> {
  const key = 'start/try'
  const steps: Asked[] = [
    { method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } },
    { method: 'PUT', key, body: new Blob(['started']) },
    { method: 'GET', key },
    { method: 'DELETE', key },
  ]
  for (const step of steps) {
    const { status, bytes, problem } = await tryOnce(step)
    if (problem !== undefined) return `Wrong setting S3_ENDPOINT: no store to be had there (${problem})`
    // A store that is out of order is not a wrong setting: the shop can sell without it for a while.
    if (status >= 500) return null
    if (status < 300) continue
    const [code = ''] = textIn(bytes.toString(), 'Code')
    const [setting, line] = CAUSES[code] ?? ['S3_ENDPOINT', `what is there answers ${`${status} ${code}`.trim()}`]
    return `Wrong setting ${setting}: ${line}`
  }
  return null
}
