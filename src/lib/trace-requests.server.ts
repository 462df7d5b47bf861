import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, endSpan, type Span, within } from './traces.server.ts'

/** Each request under its route, never its address; what is done for it stands beneath. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _, done) => {
    const span = beginSpan('request')
    spans.set(request, span)
    within(span, done)
  })
  // Reading a body leaves the context in which the request came.
  app.addHook('preHandler', (request, _, done) => {
    const span = spans.get(request)
    if (span) within(span, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (!span) return
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const { statusCode } = reply
    const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode }
    endSpan(span, { name: `${method} ${route}`, attributes, isFailed: statusCode >= 500 })
  })
}
