import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { orderForm } from './order-form.ts'
import { until } from './until.ts'

interface Heard {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

/** So many lines as are asked over at once, kept from one asking to the next. */
const shared = new http.Agent({ keepAlive: true, maxFreeSockets: 20_000 })

interface Asked {
  line?: http.Agent
  headers?: Record<string, string>
  body?: string
}

/** As browsers do it, once more where the line had been closed meanwhile. */
function ask(url: string, path: string, asked: Asked = {}): Promise<Heard> {
  const { line: agent = shared, headers = {}, body } = asked
  return new Promise<Heard>((resolve, refuse) => {
    const options = { agent, method: body === undefined ? 'GET' : 'POST', headers }
    const request = http.request(url + path, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', refuse)
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() })
      })
    })
    request.on('error', (error) => {
      if (request.reusedSocket) resolve(ask(url, path, asked))
      else refuse(error)
    })
    request.end(body)
  })
}

export interface DropShopper {
  line: http.Agent
  headers: Record<string, string>
  form: ReturnType<typeof orderForm>
}

/** Browsers that have what they need to order: a session, its token, a key of the order, and a line of their own if wanted. */
export async function gather(
  url: string,
  count: number,
  productId: string,
  lineOf: () => http.Agent = () => shared,
): Promise<DropShopper[]> {
  const all: DropShopper[] = []
  const one = async (): Promise<DropShopper> => {
    const line = lineOf()
    const { headers, text } = await ask(url, '/api/csrf-token', { line })
    const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
    const { csrfToken } = JSON.parse(text) as { csrfToken: string }
    const own = { cookie, 'x-csrf-token': csrfToken, 'idempotency-key': randomUUID() }
    return { line, headers: { ...own, 'content-type': 'application/json' }, form: orderForm({ productId }) }
  }
  while (all.length < count)
    all.push(...(await Promise.all(Array.from({ length: Math.min(100, count - all.length) }, one))))
  return all
}

export interface Told {
  /** The answer that ended it: placed, or refused for good. */
  status: number
  code: string | undefined
  asked: number
  /** Askings that no answer came to: a browser says that the connection failed, and whoever wants a piece taps again. */
  lost: number
  /** Milliseconds after the first asking of all. */
  at: number
}

/** The server's word for a request that did not come in time. */
const TIMED_OUT = 408
/** Milliseconds. */
const TAP_AGAIN = 2000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Of so many who come one after the other within `spread` milliseconds. */
const turnOf = (nth: number, { since, spread, count }: Record<'since' | 'spread' | 'count', number>) =>
  pause(Math.max(0, since + (spread * nth) / count - performance.now()))

/** As the page does it: asks with its ticket again when it is told to come back, until it knows. */
async function insist(url: string, { line, headers, form }: DropShopper, since: number): Promise<Told> {
  let ticket: string | undefined
  let lost = 0
  for (let asked = 1; ; asked += 1) {
    const body = JSON.stringify({ ...form, ticket })
    const heard = await ask(url, '/api/orders/guest', { line, headers, body }).catch(() => undefined)
    if (heard === undefined || heard.status === TIMED_OUT) {
      lost += 1
      await pause(TAP_AGAIN)
      continue
    }
    const { status, text } = heard
    const { errorCode, details } = JSON.parse(text) as {
      errorCode?: string
      details?: { retryAfter?: number; ticket?: string }
    }
    if (status !== 503) return { status, code: errorCode, asked, lost, at: performance.now() - since }
    ticket = details?.ticket ?? ticket
    await pause(1000 * (details?.retryAfter ?? 2))
  }
}

/** All of them within `spread` milliseconds, one after the other; what each was told, in the order of asking. */
export async function rush(url: string, shoppers: readonly DropShopper[], spread: number): Promise<Told[]> {
  const since = performance.now()
  return Promise.all(
    shoppers.map(async (shopper, nth) => {
      await turnOf(nth, { since, spread, count: shoppers.length })
      return insist(url, shopper, since)
    }),
  )
}

/** A line that stays open, as a browser keeps one. */
export const ownLine = (): http.Agent => new http.Agent({ keepAlive: true, maxSockets: 1 })

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

/** Milliseconds that this page takes, asked for twenty times a second until told to stop; anything but 200 is counted. */
export function watchPage(url: string, path: string) {
  const took: number[] = []
  let [broken, underway] = [0, 0]
  const visit = async (): Promise<void> => {
    const begun = performance.now()
    underway += 1
    const { status } = await ask(url, path).catch(() => ({ status: 0 }))
    underway -= 1
    if (status === 200) took.push(performance.now() - begun)
    else broken += 1
  }
  const timer = setInterval(() => void visit(), 50)
  return async () => {
    clearInterval(timer)
    await until(async () => underway === 0)
    const sorted = took.toSorted((one, other) => one - other)
    return { asked: took.length, broken, median: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
  }
}

/** All open the page within `spread` milliseconds, each over a new line, until they have it; milliseconds it took them. */
export async function openAtOnce(url: string, path: string, { count, spread }: { count: number; spread: number }) {
  const since = performance.now()
  let lost = 0
  const visit = async (nth: number): Promise<number> => {
    await turnOf(nth, { since, spread, count })
    const begun = performance.now()
    for (;;) {
      const line = ownLine()
      const heard = await ask(url, path, { line, headers: { 'accept-encoding': 'br' } }).catch(() => undefined)
      line.destroy()
      if (heard?.status === 200) return performance.now() - begun
      lost += 1
      await pause(TAP_AGAIN)
    }
  }
  const took = (await Promise.all(Array.from({ length: count }, (_, nth) => visit(nth)))).toSorted((a, b) => a - b)
  const [median, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(took, share))
  return { count, lost, median, p99, longest, all: Math.round(performance.now() - since) }
}

export interface Summary {
  placed: number
  refused: Record<string, number>
  /** Of those who asked after more others than there were pieces, so many got one. */
  passed: number
  /** Of those who got none, how many asked before the last who got one. */
  passedOver: number
  /** Milliseconds after the first asking: the last piece was sold, half of all and the last one knew. */
  soldOut: number
  halfKnew: number
  allKnew: number
  most: number
  lost: number
}

export function summed(all: readonly Told[], pieces: number): Summary {
  const refused: Record<string, number> = {}
  for (const { status, code = '' } of all)
    if (status !== 201) refused[`${status} ${code}`] = (refused[`${status} ${code}`] ?? 0) + 1
  const got = all.flatMap(({ status, at }, nth) => (status === 201 ? [{ nth, at }] : []))
  const last = Math.max(...got.map(({ nth }) => nth))
  const times = all.map(({ at }) => at).toSorted((one, other) => one - other)
  return {
    placed: got.length,
    refused,
    passed: got.filter(({ nth }) => nth >= pieces).length,
    passedOver: all.slice(0, last).filter(({ status }) => status !== 201).length,
    soldOut: Math.round(Math.max(...got.map(({ at }) => at))),
    halfKnew: percentile(times, 0.5),
    allKnew: percentile(times, 1),
    most: Math.max(...all.map(({ asked }) => asked)),
    lost: all.reduce((sum, each) => sum + each.lost, 0),
  }
}
