import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { carefulHeaders } from './careful-headers.server.ts'
import { limitConnections } from './connections.server.ts'
import { isWorthLater } from './db.server.ts'
import type { Settings } from './env.server.ts'
import { hearJson } from './hear-json.server.ts'
import type { Language } from './language.ts'
import { literalAddress } from './literal-address.server.ts'
import { logSettings } from './log.server.ts'
import { refusals, requestSeconds } from './metrics.server.ts'
import { limitBodies, PATIENCE } from './patience.server.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import { STATUSES } from './refusal-statuses.ts'
import { answerOf } from './refusal-text.server.ts'
import { refuseBytes } from './refuse-bytes.server.ts'
import { traceRequests } from './trace-requests.server.ts'

/** Bytes; uploads have limits of their own. */
const BODY_LIMIT = 1024 * 1024
/** Milliseconds. */
const HEADERS_TIMEOUT = 10_000

export const requestLanguage = (request: FastifyRequest): Language =>
  /^ar\b/i.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en'

const byStatus: Record<number, RefusalCode> = {
  400: 'INVALID',
  403: 'CSRF_INVALID',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'INVALID',
  413: 'TOO_LARGE',
  414: 'INVALID',
  415: 'UNSUPPORTED_TYPE',
}

/** Whatever went wrong, as a "no" of the shop. Nothing of the cause reaches the answer. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isWorthLater(error)) return new Refusal('UNAVAILABLE', { details: { retryAfter: 2 } })
  const status = (error as Partial<FastifyError>).statusCode
  return new Refusal((status ? byStatus[status] : undefined) ?? 'UNEXPECTED')
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  refusals.inc({ code: refusal.code })
  if (refusal.code === 'UNEXPECTED') request.log.error({ err: error }, 'unexpected')
  if (refusal.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'unavailable')
  const { retryAfter } = refusal.details
  if (typeof retryAfter === 'number') void reply.header('retry-after', String(retryAfter))
  return reply
    .code(STATUSES[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answerOf(refusal, requestLanguage(request))))
}

export async function openHttp(settings: Settings, patience = PATIENCE): Promise<FastifyInstance> {
  const careful = carefulHeaders(settings)
  const hangUp = refuseBytes(careful)
  const app = fastify({
    logger: logSettings(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // What is too slow below this is hung up on by limitBodies.
    requestTimeout: patience.uploads + HEADERS_TIMEOUT,
    // A request that names no host is refused below, in the shape of every other one.
    http: { requireHostHeader: false, connectionsCheckingInterval: 2000 },
    clientErrorHandler: hangUp,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      const [fastifyRequest, answer] = [request as FastifyRequest, (reply as FastifyReply).headers(careful)]
      const literal = error.code === 'FST_ERR_BAD_URL' ? literalAddress(fastifyRequest) : null
      if (literal === null) void refuse(error, fastifyRequest, answer)
      else void answer.header('cache-control', 'no-store').redirect(literal, 302)
    },
  })
  app.server.headersTimeout = HEADERS_TIMEOUT
  app.server.on('checkExpectation', ({ socket }) => hangUp(new Error('Expect'), socket))
  app.setErrorHandler(refuse)
  app.setNotFoundHandler((request, reply) => refuse(new Refusal('NOT_FOUND'), request, reply))
  app.removeContentTypeParser('text/plain')
  hearJson(app)
  if (settings.tracesTo) traceRequests(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(careful).header('x-request-id', request.id)
    done()
  })
  app.addHook('onRequest', ({ headers }, reply, done) => {
    // A little that is packed may be gigabytes; unread, it would be taken for what it is not.
    if (/^(identity)?$/i.test(headers['content-encoding'] ?? '')) return done()
    void reply.header('accept-encoding', 'identity')
    done(new Refusal('UNSUPPORTED_TYPE'))
  })
  limitConnections(app, settings.mostConnections)
  limitBodies(app, patience)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const took = Math.round(reply.elapsedTime)
    const about = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }
    request.log.info({ ...about, ms: took }, 'request')
    if (settings.metricsPort) requestSeconds.observe(about, reply.elapsedTime / 1000)
    done()
  })
  await app.register(fastifyCookie)
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if (headers.host !== undefined || raw.httpVersion === '1.0') return done()
    // As Node does where it refuses bytes itself: nothing sensible follows on this line.
    void reply.header('connection', 'close')
    done(new Refusal('INVALID'))
  })
  return app
}
