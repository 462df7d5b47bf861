import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { actAs } from './actors.server.ts'
import type { Db } from './db.server.ts'
import type { Disk } from './disk.server.ts'
import type { Answer, AnyContract, VerbAnswer, VerbInput } from './endpoint.ts'
import type { Settings } from './env.server.ts'
import type { Language } from './language.ts'
import type { RateLimits } from './rate-limits.server.ts'
import { type FieldErrors, Refusal } from './refusal.ts'

export type AdminRole = 'owner' | 'staff' | 'viewer'

export interface Viewer {
  accountId: string
  sessionId: string
  adminRole: AdminRole | null
}

/** From least to most: anyone, a signed-in shopper, an admin who looks, one who works, one who owns. */
export type Who = 'anyone' | 'shopper' | 'viewer' | 'staff' | 'owner'

interface CookieSettings {
  /** Seconds. */
  maxAge: number
  sameSite: 'strict' | 'lax'
}

export interface Browser {
  id: string | null
  address: string
  language: Language
  /** What it calls itself (User-Agent), at most 200 characters. */
  agent: string
  idempotencyKey: string | null
  /** It asks by Do Not Track or Global Privacy Control not to be counted. */
  isUncounted: boolean
  cookie(name: string): string | undefined
  keep(name: string, value: string, settings: CookieSettings): void
  drop(name: string): void
}

export interface Deps {
  db: Db
  settings: Settings & { secret: string }
  limits: RateLimits
  disk: Disk
  log: Pick<FastifyBaseLogger, 'warn'>
}

export interface RequestContext<W extends Who = Who> extends Deps {
  now: Date
  /** Of what every stranger is told, while it is kept. */
  edition?: object | undefined
  browser: Browser
  viewer: W extends 'anyone' ? Viewer | null : Viewer
}

export interface SentFile {
  /** Its name in the form. What the sender calls the file itself counts for nothing. */
  field: string
  file: Readable
}

export interface Upload {
  /** As they come: each is read to its end, or left, before the next one comes. */
  files: AsyncIterable<SentFile>
}

export interface Route {
  contract: AnyContract
  who: Who
  verb: (input: never, context: RequestContext<never>) => Promise<unknown>
}

export function on<C extends AnyContract, W extends Who>(
  contract: C,
  who: W,
  verb: (input: VerbInput<C>, context: RequestContext<W>) => Promise<VerbAnswer<C>>,
): Route {
  return { contract, who, verb: verb as Route['verb'] }
}

export function onUpload<C extends AnyContract, W extends Who>(
  contract: C,
  who: W,
  verb: (upload: Upload & VerbInput<C>, context: RequestContext<W>) => Promise<VerbAnswer<C>>,
): Route {
  return { contract, who, verb: verb as Route['verb'] }
}

export function onDownload<C extends AnyContract, W extends Who>(
  contract: C,
  who: W,
  verb: (input: VerbInput<C>, context: RequestContext<W>) => Promise<AsyncIterable<string | Uint8Array>>,
): Route {
  return { contract, who, verb: verb as Route['verb'] }
}

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const RANK: Record<AdminRole, number> = { viewer: 1, staff: 2, owner: 3 }

export function whyNot(who: Who, viewer: Viewer | null): 'SIGN_IN_FIRST' | 'NOT_ALLOWED' | null {
  if (who === 'anyone') return null
  if (!viewer) return 'SIGN_IN_FIRST'
  if (who === 'shopper') return null
  return viewer.adminRole !== null && RANK[viewer.adminRole] >= RANK[who] ? null : 'NOT_ALLOWED'
}

// PostgreSQL stores neither NUL nor half a character.
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** No form of the shop is nested deeper; what is would exhaust the stack of whoever looks into it. */
const DEEPEST = 10

function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string' && UNSTORABLE.test(value)) throw new Refusal('INVALID')
  if (typeof value !== 'object' || value === null) return
  if (depth === DEEPEST) throw new Refusal('INVALID')
  for (const [name, inner] of Object.entries(value)) {
    refuseUnstorable(name)
    refuseUnstorable(inner, depth + 1)
  }
}

/** What the path names: an id that is none names nothing. */
function onlyNamed(fields: z.ZodObject | undefined, input: unknown): object {
  try {
    return checked(fields, input)
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('NOT_FOUND') : error
  }
}

function checked(fields: z.ZodObject | undefined, input: unknown): object {
  if (!fields) return {}
  refuseUnstorable(input)
  const outcome = fields.safeParse(input === undefined ? {} : input)
  if (outcome.success) return outcome.data
  const errors: FieldErrors = {}
  for (const issue of outcome.error.issues) errors[issue.path.join('.')] ??= issue.message
  throw new Refusal('INVALID', { errors })
}

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/** Every request goes through here, in-process or over HTTP: who may, what is asked, the verb, what may be seen. */
export async function answer(route: Route, input: RawInput, context: RequestContext<'anyone'>): Promise<unknown> {
  const refusal = whyNot(route.who, context.viewer)
  if (refusal) throw new Refusal(refusal)
  const { params, query, body, answer: answerShape, upload, download } = route.contract
  const bodyInput = upload ? (input.body as object) : checked(body, input.body)
  const verbInput = { ...onlyNamed(params, input.params), ...checked(query, input.query), ...bodyInput }
  const work = () => route.verb(verbInput as never, context as never)
  const outcome = await (isOfTeam(route) && context.viewer
    ? actAs({ account: context.viewer.accountId, call: nameOf(route.contract) }, work)
    : work())
  return download ? outcome : (answerShape.parse(outcome) satisfies Answer<AnyContract>)
}

const isOfTeam = ({ who, contract }: Route): boolean =>
  (who === 'staff' || who === 'owner') && contract.method !== 'GET'
