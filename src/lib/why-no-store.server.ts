import { type Asked, md5Of, type S3 } from './s3.server.ts'
import { textIn } from './text-in.ts'

interface Wrong {
  setting: string
  line: string
  /** Nobody answered at all. */
  isAway: boolean
}

/** What a store says where a setting is wrong. */
const CAUSES: Record<string, [setting: string, line: string]> = {
  NoSuchBucket: ['S3_BUCKET', 'the store has no such bucket'],
  InvalidBucketName: ['S3_BUCKET', 'no store has a bucket of this name'],
  InvalidAccessKeyId: ['S3_ACCESS_KEY_ID', 'the store does not know it'],
  SignatureDoesNotMatch: ['S3_SECRET_ACCESS_KEY', 'it does not belong to the key’s id'],
  AuthorizationHeaderMalformed: ['S3_REGION', 'the bucket is in another region'],
  PermanentRedirect: ['S3_REGION', 'the bucket is in another region'],
  AccessDenied: ['S3_ACCESS_KEY_ID', 'it may not list, read, write and delete in the bucket'],
}

/** Tried for real, with a file of this key: an access key that may only read would be found out by the first upload. */
export async function whyNoStore({ tryOnce }: S3, key: string): Promise<Wrong | null> {
  const tried = Buffer.from('started')
  const steps: Asked[] = [
    { method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } },
    { method: 'PUT', key, headers: md5Of(tried), body: new Blob([tried]) },
    { method: 'GET', key },
    { method: 'DELETE', key },
  ]
  for (const step of steps) {
    const { status, bytes, problem } = await tryOnce(step)
    if (problem !== undefined)
      return { setting: 'S3_ENDPOINT', line: `no store to be had there (${problem})`, isAway: true }
    // A store that is out of order is not a wrong setting: the shop can sell without it for a while.
    if (status >= 500) return null
    if (status < 300) continue
    const [code = ''] = textIn(bytes.toString(), 'Code')
    const [setting, line] = CAUSES[code] ?? ['S3_ENDPOINT', `what is there answers ${`${status} ${code}`.trim()}`]
    return { setting, line, isAway: false }
  }
  return null
}
