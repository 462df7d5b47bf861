import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from './env.server.ts'
import type { Browser } from './route.server.ts'

/** `__Host-` and `Secure` where the shop is reached over https; plain names on a loopback address. */
export function cookieNames(settings: Settings) {
  const secure = settings.publicUrl.startsWith('https:')
  return { secure, cookieName: (name: string) => (secure ? `__Host-${name}` : name) }
}

export function cookieJar(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
): Pick<Browser, 'cookie' | 'keep' | 'drop'> {
  const { secure, cookieName } = cookieNames(settings)
  const always = { path: '/', secure, httpOnly: true }
  return {
    cookie: (name) => request.cookies[cookieName(name)],
    keep: (name, value, life) => void reply.setCookie(cookieName(name), value, { ...always, ...life }),
    drop: (name) => void reply.clearCookie(cookieName(name), always),
  }
}
