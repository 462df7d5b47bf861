import { Readable } from 'node:stream'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mountApiDocs } from './api-docs.server.ts'
import { cookieJar } from './cookies.server.ts'
import { mountCsrf, refuseForeignOrigin, sessionIdOf } from './csrf.server.ts'
import type { Db } from './db.server.ts'
import type { AnyContract } from './endpoint.ts'
import { hearJson } from './hear-json.server.ts'
import { requestLanguage } from './http.server.ts'
import type { KeptAnswers } from './kept-answers.server.ts'
import { mountOpenApi, pathsOf, schemaOf } from './open-api.server.ts'
import { type Patience, waitForBody } from './patience.server.ts'
import type { PublicReads } from './public-reads.server.ts'
import { addressBucket } from './rate-limits.server.ts'
import { Refusal } from './refusal.ts'
import {
  answer,
  type Browser,
  type Deps,
  type RequestContext,
  type Route,
  type SentFile,
  type Upload,
  type Viewer,
  whyNot,
} from './route.server.ts'
import { sendPage } from './send-page.server.ts'

/** Bytes; the provider's callbacks have some 6 KB. */
const TOKENLESS_BODY_LIMIT = 64 * 1024

const LONGEST_KEY = 255

/** Cut short, two keys would be one, and who sent the second would be told of the first order. */
function idempotencyKeyIn({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (key.length > LONGEST_KEY) throw new Refusal('INVALID')
  return key
}

type FindViewer = (token: string, now: Date) => Promise<Viewer | null>

function browserOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Browser {
  return {
    ...cookieJar(deps.settings, request, reply),
    id: sessionIdOf(deps.settings, request),
    address: addressBucket(request.ip),
    language: requestLanguage(request),
    isUncounted: request.headers['dnt'] === '1' || request.headers['sec-gpc'] === '1',
    agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    idempotencyKey: idempotencyKeyIn(request),
  }
}

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w.-]{1,2000})$/.exec(request.headers.authorization ?? '')?.[1] ?? null

const noFile = (): Refusal => new Refusal('INVALID', { errors: { image: 'fileRequired' } })

type Limits = NonNullable<AnyContract['upload']>

async function* filesIn(request: FastifyRequest, { files, bytes }: Limits): AsyncGenerator<SentFile> {
  try {
    for await (const { fieldname, file } of request.files({ limits: { files, fileSize: bytes } }))
      yield { field: fieldname, file }
  } catch (error) {
    // The parser's own errors have no status: whatever they say, the body was not what its head said.
    throw error instanceof Error && 'statusCode' in error ? error : noFile()
  }
}

function uploadIn(request: FastifyRequest, limits: Limits): Upload {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_TYPE')
  return { files: filesIn(request, limits) }
}

/** Fastify says null where nothing was sent, and where somebody sent the word. */
function bodyOf({ headers, body }: FastifyRequest): unknown {
  const isThere = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return isThere ? body : undefined
}

/** What is still on its way when the answer is known: a browser reads no answer before it has sent everything. */
function letPass({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** What is made bit by bit leaves bit by bit; an answer that is whole goes as it is. */
function sent(outcome: unknown, { download }: AnyContract, reply: FastifyReply): unknown {
  if (!download) return outcome
  void reply.type(download.type).header('content-disposition', `attachment; filename="${download.name}"`)
  return Readable.from(outcome as AsyncIterable<string | Uint8Array>)
}

interface Needs {
  deps: Deps
  patience: Patience
  findViewer: FindViewer
  /** None where nobody would hear that what is kept has changed. */
  kept: () => KeptAnswers | undefined
  reads: PublicReads
}

function mountRoute(app: FastifyInstance, feature: string, route: Route, needs: Needs): void {
  const { deps, findViewer } = needs
  const { contract } = route
  const isTokenless = contract.sender !== undefined
  const viewers = new WeakMap<FastifyRequest, Viewer | null>()
  const refuseForeign = async (request: FastifyRequest): Promise<void> => refuseForeignOrigin(request, deps.settings)
  const identify = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store')
    const token = bearerOf(request)
    const viewer = token ? await findViewer(token, new Date()) : null
    // Whoever sends a token means to be somebody: a page that took them for a stranger would hide what is theirs.
    const isOver = token !== null && viewer === null && !contract.path.startsWith('/auth/')
    const refusal = isOver ? 'SIGN_IN_FIRST' : whyNot(route.who, viewer)
    if (refusal) throw new Refusal(refusal)
    if (viewer) viewers.set(request, viewer)
  }
  const options = {
    method: contract.method,
    // Before the body is read: is the change meant, and who asks for it.
    onRequest: contract.method === 'GET' || isTokenless ? [identify] : [refuseForeign, app.csrfProtection, identify],
    ...(isTokenless ? { bodyLimit: TOKENLESS_BODY_LIMIT } : {}),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const viewer = viewers.get(request) ?? null
      const contextOf = (): RequestContext<'anyone'> => {
        return { ...deps, now: new Date(), browser: browserOf(deps, request, reply), viewer }
      }
      const input = { params: request.params, query: request.query }
      const { upload, status = 200 } = contract
      const keptAnswers = contract.kept && request.headers.authorization === undefined ? needs.kept() : undefined
      const edition = keptAnswers?.edition()
      const read = (db: Db) => answer(route, { ...input, body: bodyOf(request) }, { ...contextOf(), db, edition })
      if (keptAnswers)
        return sendPage(request, reply, await keptAnswers.get(request.originalUrl, () => needs.reads.read(read)))
      if (!upload) return reply.code(status).send(sent(await read(deps.db), contract, reply))
      const body = uploadIn(request, upload)
      waitForBody(request, reply, needs.patience.uploads)
      return reply
        .code(status)
        .send(await answer(route, { ...input, body }, contextOf()).finally(() => letPass(request)))
    },
  }
  const { described, also } = pathsOf(contract)
  app.route({ ...options, url: described, schema: schemaOf(route, feature) })
  if (also) app.route({ ...options, url: also, schema: { hide: true } })
}

/** What browsers call their reports, by this route alone. */
function hearReports(app: FastifyInstance, feature: string, route: Route, needs: Needs): void {
  hearJson(app, 'application/csp-report')
  mountRoute(app, feature, route, needs)
}

export async function mountApi(app: FastifyInstance, features: Record<string, Route[]>, needs: Needs): Promise<void> {
  // answer() validates and masks for HTTP and for pages alike; to Fastify the schemas are documentation.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fields: 10, parts: 12, fieldSize: 10_000 },
  })
  await mountOpenApi(app)
  mountApiDocs(app)
  await mountCsrf(app, needs.deps.settings)
  for (const [feature, routes] of Object.entries(features))
    for (const route of routes)
      if (route.contract.sender === 'browser')
        await app.register(async (inner) => hearReports(inner, feature, route, needs))
      else mountRoute(app, feature, route, needs)
}
