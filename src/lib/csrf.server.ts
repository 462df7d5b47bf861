import fastifyCsrf from '@fastify/csrf-protection'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cookieNames } from './cookies.server.ts'
import { digest } from './digest.server.ts'
import type { Settings } from './env.server.ts'
import { schemaFor } from './open-api.server.ts'
import { Refusal } from './refusal.ts'
import { success } from './wire.ts'

const SESSION = 'bw_session'
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The browser's anonymous session: its CSRF tokens are bound to this cookie, its orders' idempotency keys too. */
export async function mountCsrf(app: FastifyInstance, settings: Settings): Promise<void> {
  const { secure, cookieName } = cookieNames(settings)
  await app.register(fastifyCsrf, {
    cookieKey: cookieName(SESSION),
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: false },
    getToken: (request) => headerOf(request, 'x-csrf-token'),
  })
  app.get(
    '/api/csrf-token',
    schemaFor('security', 'A token for calls that change something', z.object({ success, csrfToken: z.string() })),
    async (_, reply) => ({
      success: true,
      csrfToken: reply.header('cache-control', 'no-store').generateCsrf(),
    }),
  )
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Null until the browser has asked for its first token. Hashed, so that what we keep of it can't be used. */
export function sessionIdOf(settings: Settings, request: FastifyRequest): string | null {
  const secret = request.cookies[cookieNames(settings).cookieName(SESSION)]
  return secret ? digest(secret) : null
}

/** On loopback `localhost` and `127.0.0.1` are one place. */
function isOurs(origin: string, settings: Settings): boolean {
  if (origin === settings.publicUrl) return true
  if (!settings.demo || !URL.canParse(origin)) return false
  const theirs = new URL(origin)
  return LOOPBACK.has(theirs.hostname) && theirs.port === new URL(settings.publicUrl).port
}

export function refuseForeignOrigin(request: FastifyRequest, settings: Settings): void {
  const { origin } = request.headers
  if (origin !== undefined && !isOurs(origin, settings)) throw new Refusal('NOT_ALLOWED')
}
