import type { Address } from './endpoint.ts'
import { forgetCopies } from './kept.ts'
import { languageOf } from './language.ts'
import { isRefusalAnswer, Refusal, refusalFrom } from './refusal.ts'
import { browserStore } from './storage.ts'

export interface Extra {
  idempotencyKey?: string
  signal?: AbortSignal
}

declare global {
  /** What the page has asked already, as somebody was about to go where it is needed: once, and only if it was a yes. */
  var early: ((url: string) => Promise<Response | undefined> | undefined) | undefined
}

const token = browserStore('bw_access_token')

let csrfToken: Promise<string> | undefined

export const accessToken = {
  read: token.read,
  keep: (text: string): void => {
    // Signing in ends the browser's anonymous session, which the token for changes was bound to.
    csrfToken = undefined
    token.write(text)
  },
  drop: (): void => {
    token.remove()
    forgetCopies()
  },
  follow: token.follow,
}

export function sentAs({ method, path }: Address, input: Record<string, unknown>): { url: string; body?: string } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  if (method !== 'GET') return { url: `/api${filled}`, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return { url: `/api${filled}${query.size > 0 ? `?${query}` : ''}` }
}

async function fetchCsrf(): Promise<string> {
  const response = await fetch('/api/csrf-token')
  const answer = (await response.json()) as { csrfToken?: string }
  return answer.csrfToken ?? ''
}

/** One token for all who ask at once: without a session each answer starts a new one, and only the last token holds. */
function csrf(anew = false): Promise<string> {
  if (anew) csrfToken = undefined
  csrfToken ??= fetchCsrf().catch((cause: unknown) => {
    csrfToken = undefined
    reportError(new Error('Failed to get CSRF token', { cause }))
    return ''
  })
  return csrfToken
}

export async function headersFor(method: string, extra: Extra): Promise<Headers> {
  const headers = new Headers({ 'accept-language': languageOf(location.pathname) })
  const token = accessToken.read()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (extra.idempotencyKey) headers.set('idempotency-key', extra.idempotencyKey)
  const csrfToken = method !== 'GET' && (await csrf())
  if (csrfToken) headers.set('x-csrf-token', csrfToken)
  return headers
}

export async function answerIn(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer
  const { status } = response
  throw isRefusalAnswer(answer)
    ? refusalFrom(answer, status)
    : new Refusal('UNEXPECTED', { status, details: { status } })
}

async function send(address: Address, input: Record<string, unknown>, extra: Extra): Promise<unknown> {
  const { url, body } = sentAs(address, input)
  const headers = await headersFor(address.method, extra)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const { method } = address
  const signal = extra.signal ?? null
  const early = method === 'GET' && (await globalThis.early?.(url))
  const response = early || (await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) }))
  return answerIn(response)
}

async function withCsrf<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'CSRF_INVALID') throw error
    // Without one it would only be refused again, as if somebody had no right to ask.
    if ((await csrf(true)) === '') throw new Refusal('UNAVAILABLE')
    return attempt()
  }
}

async function renew(): Promise<unknown> {
  const headers = { 'x-csrf-token': await csrf() }
  return answerIn(await fetch('/api/auth/refresh', { method: 'POST', headers }))
}

/** Browsers have locks for pages that came safely; elsewhere the server forgives two tabs for 20 seconds. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  isSecureContext ? navigator.locks.request('shop.refresh', work) : work()

/** One tab at a time gets a new access token; the others then find it in storage. No token: the session is over. */
async function refresh(spent: string): Promise<void> {
  return inTurn(async () => {
    if (accessToken.read() !== spent) return
    try {
      const { token } = (await withCsrf(renew)) as { token: string }
      accessToken.keep(token)
    } catch (error) {
      // A server that is busy, or out of reach, has not said that the session is over.
      if (!(error instanceof Refusal) || error.code !== 'SIGN_IN_FIRST') throw error
      accessToken.drop()
    }
  })
}

export async function signedIn<T>(attempt: () => Promise<T>): Promise<T> {
  const spent = accessToken.read()
  try {
    return await withCsrf(attempt)
  } catch (error) {
    const isOver = error instanceof Refusal && error.code === 'SIGN_IN_FIRST'
    if (!isOver || spent === null) throw error
    await refresh(spent)
    return withCsrf(attempt)
  }
}

export const requestOverHttp = (
  address: Address,
  input: Record<string, unknown>,
  extra: Extra = {},
): Promise<unknown> => signedIn(() => send(address, input, extra))
