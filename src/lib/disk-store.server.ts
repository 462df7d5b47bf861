import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { checkedKey, type Disk } from './disk.server.ts'
import type { Settings } from './env.server.ts'
import { type Asked, openS3, type S3 } from './s3.server.ts'

export type StoreSettings = NonNullable<Settings['s3']>

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

const textIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )

async function* keysIn({ ask }: S3, prefix = ''): AsyncGenerator<string> {
  let next: string | undefined
  do {
    const query: Record<string, string> = { 'list-type': '2', prefix }
    if (next !== undefined) query['continuation-token'] = next
    const page = (await ask({ method: 'GET', query })).bytes.toString()
    yield* textIn(page, 'Key')
    next = textIn(page, 'NextContinuationToken')[0]
  } while (next !== undefined)
}

/** Tried for real: a key that may only read would be found out by the first upload. */
async function whyUnusable({ tryOnce }: S3): Promise<string | null> {
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

export function openStore(settings: StoreSettings): Disk {
  const s3 = openS3(settings)
  const remove = async (key: string): Promise<void> => {
    await s3.ask({ method: 'DELETE', key: checkedKey(key) })
  }
  return {
    put: async (key, bytes) => {
      await s3.ask({ method: 'PUT', key: checkedKey(key), body: new Blob([Uint8Array.from(bytes)]) })
    },
    putFile: async (key, file) => {
      await s3.ask({ method: 'PUT', key: checkedKey(key), body: await openAsBlob(file) })
      await rm(file)
    },
    findBytes: async (key) => {
      const { status, bytes } = await s3.ask({ method: 'GET', key: checkedKey(key) })
      return status === 404 ? null : bytes
    },
    findStream: async (key, part) => {
      const body = await s3.open(checkedKey(key), part)
      return body && Readable.fromWeb(body)
    },
    delete: remove,
    deleteAll: async (name) => {
      for await (const key of keysIn(s3, `${checkedKey(name)}/`)) await remove(key)
    },
    list: (name) => keysIn(s3, name === undefined ? '' : `${checkedKey(name)}/`),
    whyUnusable: () => whyUnusable(s3),
  }
}
