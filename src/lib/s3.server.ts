import { createHash } from 'node:crypto'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { Part } from './part.ts'
import { Refusal } from './refusal.ts'
import type { StoreSettings } from './store-settings.server.ts'
import { textIn } from './text-in.ts'

/** Milliseconds, for each kilobyte that is sent to a store. */
const PATIENCE_PER_KB = 20

export interface Waiting {
  /** Milliseconds in which a store answers. */
  patience: number
  /** Milliseconds before each other try of what it could not do just now. */
  again: readonly number[]
}

/** While somebody waits for an answer. */
const FOR_SOMEBODY: Waiting = { patience: 10_000, again: [100, 400] }

/** By which a store knows that what arrives is what was sent; one whose files are locked insists on it. */
export const md5Of = (bytes: Buffer): Record<string, string> => ({
  'content-md5': createHash('md5').update(bytes).digest('base64'),
})

export interface Asked {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Undefined: the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Blob
}

interface Answered {
  status: number
  bytes: Buffer
  /** What the network said where nobody answered. */
  problem?: string
}

export interface S3 {
  /** Anything but success, or a file that is not there, is a Refusal: come again later. */
  ask: (operation: Asked) => Promise<Answered>
  /** Whatever it answers. */
  tryOnce: (operation: Asked) => Promise<Answered>
  /** Bit by bit, as fast as it is read; null where there is no such file. */
  open: (key: string, part?: Part) => Promise<ReadableStream | null>
}

/** A file that is not there is an answer; a bucket that is not there is none, or a back-up would find nothing to keep. */
const isDone = ({ method, key }: Asked, { status, bytes }: Answered): boolean =>
  (status >= 200 && status < 300) ||
  (status === 404 && method !== 'PUT' && key !== undefined && !bytes.includes('NoSuchBucket'))

const away = (cause: unknown): Refusal =>
  Object.assign(new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } }), { cause })

function problemOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return first instanceof Error ? first.message : 'no answer'
}

function wordsOf({ status, bytes, problem }: Answered): string {
  if (problem !== undefined) return problem
  const [code] = textIn(bytes.toString(), 'Code')
  return `${status} ${code ?? bytes.toString().slice(0, 300)}`.trim()
}

export function openS3({ bucket, endpoint, ...keys }: StoreSettings, { patience: most, again } = FOR_SOMEBODY): S3 {
  async function request({ method, key, query, headers, body }: Asked, signal: AbortSignal): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${key}`}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const signed = await new AwsV4Signer({
      ...keys,
      service: 's3',
      url: url.href,
      method,
      headers: headers ?? {},
    }).sign()
    // The address says which bucket and which key: one that leads elsewhere is no answer.
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      body: body instanceof Buffer ? new Uint8Array(body) : (body ?? null),
      signal,
      redirect: 'manual',
    })
  }

  async function tryOnce(operation: Asked): Promise<Answered> {
    const signal = AbortSignal.timeout(most + Math.ceil((operation.body?.size ?? 0) / 1024) * PATIENCE_PER_KB)
    try {
      const response = await request(operation, signal)
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    } catch (error) {
      return { status: 0, bytes: Buffer.alloc(0), problem: problemOf(error) }
    }
  }

  async function ask(operation: Asked): Promise<Answered> {
    let answered = await tryOnce(operation)
    for (const pause of again) {
      if (isDone(operation, answered) || (answered.status > 0 && answered.status < 500)) break
      await sleep(pause)
      answered = await tryOnce(operation)
    }
    if (isDone(operation, answered)) return answered
    throw away(new Error(`The store says ${wordsOf(answered)}`))
  }

  async function open(key: string, part?: Part): Promise<ReadableStream | null> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), most)
    const headers: Record<string, string> = part ? { range: `bytes=${part.from}-${part.to}` } : {}
    const response = await request({ method: 'GET', key, headers }, patience.signal)
      .catch((error: unknown) => {
        throw away(error)
      })
      .finally(() => clearTimeout(timer))
    if (response.ok && response.body) return response.body as ReadableStream
    await response.body?.cancel()
    if (response.status === 404) return null
    throw away(new Error(`The store says ${response.status}`))
  }

  return { ask, tryOnce, open }
}
