import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Door, door } from './call.ts'
import { inLanguage, isLanguage, languageOf, withoutLanguage } from './language.ts'
import { type Page, pageCache } from './page-cache.server.ts'
import { Refusal } from './refusal.ts'

const brotli = promisify(brotliCompress)
const YEAR = 31_536_000

/** No inline script runs but those the server wrote itself: each is named by its hash. */
export function policyFor(html: string): string {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashes = [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What a page says of its own address: parameters it knows, and those too free to keep pages by. */
interface Handle {
  known?: string[]
  fresh?: string[]
}
type Branch = { id: string; path?: string; index?: boolean; handle?: unknown; children?: Branch[] }

function treeOf(build: ServerBuild, parent = ''): Branch[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || (route.parentId ?? '') !== parent) return []
    const { id, path, index, module } = route
    const children = treeOf(build, id)
    return [{ id, ...(path ? { path } : {}), ...(index ? { index } : { children }), handle: module.handle }]
  })
}

/** A page is told apart by its address and the parameters it says it knows; all else is dropped before rendering. */
function knownAddress(tree: Branch[], url: URL): { address: string; keep: boolean } {
  const leaf = matchRoutes(tree as Parameters<typeof matchRoutes>[0], url.pathname)?.at(-1)?.route
  const { known = [], fresh = [] } = (leaf?.handle ?? {}) as Handle
  const query = new URLSearchParams(
    [...known, ...fresh].flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value])),
  )
  const keep = !fresh.some((name) => query.has(name))
  return { address: query.size > 0 ? `${url.pathname}?${query}` : url.pathname, keep }
}

export interface Pages {
  forget: () => void
  get: (url: URL) => Promise<Page>
}

export function openPages(build: ServerBuild, ask: Door, publicUrl: string): Pages {
  const handle = createRequestHandler(build, 'production')
  const tree = treeOf(build)

  async function render(address: string): Promise<Page> {
    const context = new RouterContextProvider()
    context.set(door, ask)
    const response = await handle(new Request(publicUrl + address), context)
    const plain = Buffer.from(await response.arrayBuffer())
    const compressed = await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const headers = {
      ...Object.fromEntries(response.headers),
      vary: 'accept-encoding, cookie',
      'cache-control': 'no-cache',
      etag,
      'content-security-policy': policyFor(plain.toString()),
      ...(response.status === 503 ? { 'retry-after': '2' } : {}),
    }
    return { status: response.status, headers, plain, compressed }
  }

  const cache = pageCache(render)
  return {
    forget: cache.forget,
    get: async (url) => {
      const { address, keep } = knownAddress(tree, url)
      return keep ? cache.get(address) : render(address)
    },
  }
}

/** What is there or not there by itself, never as a page. */
const NO_PAGE = /^\/(api|media|my-order|assets)(\/|$)/

/** Where this visitor should be instead: the language they chose, or just switched to (`?lang=`). */
function redirectFor(request: FastifyRequest, reply: FastifyReply, url: URL): string | null {
  const wanted = url.searchParams.get('lang')
  if (isLanguage(wanted)) {
    url.searchParams.delete('lang')
    // Readable by scripts: it holds a taste, not a secret.
    reply.setCookie('language', wanted, { path: '/', maxAge: YEAR, sameSite: 'lax' })
    return inLanguage(wanted, withoutLanguage(url.pathname)) + url.search
  }
  if (languageOf(url.pathname) === 'en' && request.cookies['language'] === 'ar')
    return inLanguage('ar', url.pathname) + url.search
  return null
}

export function mountPages(app: FastifyInstance, pages: Pages, publicUrl: string): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!request.originalUrl.startsWith('/')) throw new Refusal('INVALID')
    // Slashes at the start would name another host, here and in the redirect below.
    const url = new URL(publicUrl + request.originalUrl.replace(/^\/+/, '/'))
    url.pathname = url.pathname.replace(/^\/+/, '/')
    if (NO_PAGE.test(url.pathname)) throw new Refusal('NOT_FOUND')
    const elsewhere = redirectFor(request, reply, url)
    if (elsewhere) return reply.header('cache-control', 'private, no-store').redirect(elsewhere, 302)
    const page = await pages.get(url)
    reply.code(page.status).headers(page.headers)
    if (page.status === 200 && request.headers['if-none-match'] === page.headers['etag']) return reply.code(304).send()
    if (!request.headers['accept-encoding']?.includes('br')) return reply.send(page.plain)
    return reply.header('content-encoding', 'br').send(page.compressed)
  })
}
