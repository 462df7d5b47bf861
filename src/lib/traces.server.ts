import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** As OTLP numbers them. */
const KINDS = { request: 2, statement: 3, job: 5 } as const
const FAILED = 2

/** Milliseconds: how often what is over is sent, and how long a collector may take. */
const EVERY = 2000
const PATIENCE = 5000
/** A collector that is away costs no more than so many spans of memory; what comes then is not told. */
const MOST = 4096

type Attributes = Record<string, string | number>

export interface Span {
  traceId: string
  spanId: string
  parent: string | undefined
  kind: keyof typeof KINDS
  /** Milliseconds since 1970, with a fraction. */
  from: number
}

interface Outcome {
  name: string
  attributes?: Attributes
  isFailed?: boolean
}

const current = new AsyncLocalStorage<Span>()
const now = (): number => performance.timeOrigin + performance.now()
const nanoseconds = (at: number): string => `${BigInt(Math.round(at * 1000))}000`
const drawn = (bytes: number): string => randomBytes(bytes).toString('hex')

const wired = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }))

const told = ({ traceId, spanId, parent, kind, from }: Span, { name, attributes = {}, isFailed = false }: Outcome) => ({
  ...{ traceId, spanId, name, kind: KINDS[kind], ...(parent ? { parentSpanId: parent } : {}) },
  ...{ startTimeUnixNano: nanoseconds(from), endTimeUnixNano: nanoseconds(now()) },
  ...{ attributes: wired(attributes), status: isFailed ? { code: FAILED } : {} },
})

const resource = { attributes: wired({ 'service.name': 'shop', 'process.pid': process.pid }) }

function openSender(url: string, onLost: (error: unknown) => void) {
  const waiting: ReturnType<typeof told>[] = []
  const send = async (): Promise<void> => {
    if (waiting.length === 0) return
    const spans = waiting.splice(0)
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'shop' }, spans }] }] })
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}`)
  }
  let sending = Promise.resolve()
  const sendInTurn = (): Promise<void> => {
    sending = sending.then(send).catch(onLost)
    return sending
  }
  const timer = setInterval(() => void sendInTurn(), EVERY).unref()
  return {
    add: (span: Span, outcome: Outcome): void => {
      if (waiting.length < MOST) waiting.push(told(span, outcome))
    },
    stop: (): Promise<void> => {
      clearInterval(timer)
      return sendInTurn()
    },
  }
}

let sender: ReturnType<typeof openSender> | undefined

/** From here on requests, statements and jobs are told to the collector at this address. */
export function openTraces(collector: string, onLost: (error: unknown) => void): void {
  sender = openSender(`${collector.replace(/\/+$/, '')}/v1/traces`, onLost)
}

/** Sends what is still waiting. */
export async function closeTraces(): Promise<void> {
  const last = sender
  sender = undefined
  await last?.stop()
}

export const areTracesOpen = (): boolean => sender !== undefined

export function beginSpan(kind: Span['kind'], from = now()): Span {
  const parent = current.getStore()
  return { traceId: parent?.traceId ?? drawn(16), spanId: drawn(8), parent: parent?.spanId, kind, from }
}

export const endSpan = (span: Span, outcome: Outcome): void => sender?.add(span, outcome)

export const within = <T>(span: Span, work: () => T): T => current.run(span, work)

/** A job under its name. What it needs to know is not told. */
export async function tracedJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!sender) return work()
  const span = beginSpan('job')
  let isFailed = true
  try {
    const outcome = await within(span, work)
    isFailed = false
    return outcome
  } finally {
    endSpan(span, { name: `job ${name}`, isFailed })
  }
}

const DOES = /\b(?:select|insert|update|delete|begin|commit|rollback)\b/i
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i

interface Statement {
  level: 'query' | 'error'
  query: { sql: string }
  queryDurationMillis: number
}

/** A statement of a request or a job, by what it does to which table. Its text may hold what was typed, so it stays here. */
export function traceStatement({ level, query, queryDurationMillis }: Statement): void {
  if (!sender || !current.getStore()) return
  const [does = 'statement'] = DOES.exec(query.sql) ?? []
  const [, table] = TABLE.exec(query.sql) ?? []
  const name = [does.toUpperCase(), table].filter(Boolean).join(' ')
  const attributes = { 'db.system.name': 'postgresql', ...(table ? { 'db.collection.name': table } : {}) }
  endSpan(beginSpan('statement', now() - queryDurationMillis), { name, attributes, isFailed: level === 'error' })
}
