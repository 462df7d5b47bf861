import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds in which the body of a request must have come. */
export interface Patience {
  usual: number
  uploads: number
}

export const PATIENCE: Patience = { usual: 30_000, uploads: 300_000 }

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

const tooSlow = Object.assign(new Error('The body is too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** The server's own limit holds for every call alike, so it would have to be that of the longest upload. */
export function waitForBody({ server, raw }: FastifyRequest, reply: FastifyReply, most: number): void {
  clearTimeout(timers.get(raw))
  const hangUp = (): void => {
    if (raw.complete) return
    // Once an answer has begun, another one would be read as a part of it.
    if (reply.raw.headersSent) raw.socket.destroy()
    else server.server.emit('clientError', tooSlow, raw.socket)
  }
  timers.set(raw, setTimeout(hangUp, most).unref())
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** Also limits bodies that are still coming after the answer has left. */
export function limitBodies(app: FastifyInstance, { usual }: Patience): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      waitForBody(request, reply, usual)
      raw.once('close', () => clearTimeout(timers.get(raw)))
    }
    done()
  })
}
