import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageCache } from '#lib/page-cache.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Deps } from '#lib/route.server.ts'
import { pageOf, sendPage } from '#lib/send-page.server.ts'
import { drawSiteMap } from './draw-site-map.server.ts'
import { robotsText } from './robots.ts'

/** What search engines ask for first. Drawn once, and again after `forget`. */
export function mountSiteMap(
  app: FastifyInstance,
  { db, settings: { publicUrl } }: Deps,
  paths: () => Promise<readonly string[]>,
): { forget: () => void } {
  const fileAt = async (path: string) => {
    if (path === '/robots.txt') return { type: 'text/plain', text: robotsText(publicUrl) }
    const text = await drawSiteMap({ db, publicUrl, paths: await paths() }, path)
    if (text === null) throw new Refusal('NOT_FOUND')
    return { type: 'application/xml', text }
  }
  const cache = pageCache(async (path) => {
    const { type, text } = await fileAt(path)
    return pageOf(Buffer.from(text), { headers: { 'content-type': `${type}; charset=utf-8` } })
  })
  const send = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, await cache.get(new URL(request.originalUrl, publicUrl).pathname))
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-:number(^\\d+$).xml'])
    app.get(path, { schema: { hide: true } }, send)
  return { forget: cache.forget }
}
