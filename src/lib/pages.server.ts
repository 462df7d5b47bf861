import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Door, door } from './call.ts'
import { inChosenLanguage } from './chosen-language.server.ts'
import { inLanguage, isLanguage, languageOf, withoutLanguage } from './language.ts'
import { beginLate } from './late-start.server.ts'
import { type Ahead, lookingAhead } from './look-ahead.server.ts'
import { addressReader, pagesOf, plainPaths } from './page-address.server.ts'
import { type Page, pageCache } from './page-cache.server.ts'
import type { PageServing } from './page-serving.ts'
import { POLICY_REPORT } from './page-trouble.ts'
import { Refusal } from './refusal.ts'
import { scriptMark } from './script-mark.ts'
import { pageOf, sendPage } from './send-page.server.ts'
import { stylesWithin } from './styles-within.server.ts'
import { tellingTrouble } from './tell-trouble.server.ts'

const YEAR = 31_536_000

/** A cache between us may answer for a second, as other processes of the shop may that did not hear of a piece sold. */
const SHARED = { 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=1' }

/** The renderer's own scripts, known by their mark; and the page without the marks, the same each time. */
export function ownScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const own = new RegExp(`<script(?=[^>]*\\snonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...marked.matchAll(own)].map(([, text = '']) => text)
  return { html: marked.replaceAll(` nonce="${mark}"`, ''), scripts }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** No inline script runs but those the server wrote itself: each is named by its hash. */
export function policyFor(
  scripts: readonly string[],
  { frames, framedBy }: Pick<PageServing, 'frames' | 'framedBy'> = {},
  bank?: string,
  styles: readonly string[] = [],
): string {
  const hashes = scripts.map(hashOf)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    ...(styles.length > 0 ? [`style-src 'self' ${[...new Set(styles.map(hashOf))].join(' ')}`] : []),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy === 'self' ? "'self'" : "'none'"}`,
    ...(frames === 'bank' && bank !== undefined ? [`frame-src ${bank}`] : []),
    `report-uri /api${POLICY_REPORT}`,
  ].join('; ')
}

/** The camera is for reading a code, where a page does. */
const permissionsFor = ({ camera }: PageServing): string =>
  `camera=(${camera ? 'self' : ''}), microphone=(), geolocation=()`

export interface Pages {
  paths: string[]
  /** All that is kept says what is no more, or may do so. */
  forget: () => void
  doubt: () => void
  /** The one path of the page at this address, and what it shows. */
  at: (url: URL) => { path: string; get: () => Promise<Page> }
}

export interface Site extends Pick<Pages, 'forget' | 'doubt'> {
  current: () => Pages | Promise<Pages>
}

/** Hears of what a page could not read: such a page is shown, since it is whole enough, but not kept. */
function listening(ask: Door, edition: object) {
  const outcome = { isWhole: true }
  const listener: Door = async (address, input) => {
    try {
      return await ask(address, input, edition)
    } catch (error) {
      // A "no" of the shop is an answer too.
      if (!(error instanceof Response) || error.status >= 500) outcome.isWhole = false
      throw error
    }
  }
  return { outcome, listener }
}

interface SiteNeeds {
  /** Where the bank's pages may come from, where it has any. */
  bank?: string | undefined
  ahead?: Ahead
}

export function openPages(build: ServerBuild, ask: Door, publicUrl: string, { bank, ahead }: SiteNeeds = {}): Pages {
  const handle = createRequestHandler(build, 'production')
  const pages = pagesOf(build)
  const addressOf = addressReader(pages)
  const withStyles = stylesWithin(build.assetsBuildDirectory)
  const withAhead = lookingAhead(build, ahead ?? { pages: [], texts: [], answers: () => [] })

  /** Pages that are made between two changes are made of the same lists and counts. */
  let edition = {}
  const endingIt = (drop: () => void) => (): void => {
    drop()
    edition = {}
  }

  async function render(address: string, serving: PageServing): Promise<Page> {
    const context = new RouterContextProvider()
    const { outcome, listener } = listening(ask, edition)
    const mark = randomBytes(18).toString('base64url')
    context.set(door, listener)
    context.set(scriptMark, mark)
    const response = await handle(new Request(publicUrl + address), context)
    const text = inChosenLanguage(tellingTrouble(await response.text(), mark), mark, address)
    const { marked, later } = serving.isRead
      ? beginLate(withAhead(text, mark, address), mark)
      : { marked: text, later: [] }
    const { html: plain, scripts } = ownScripts(marked, mark)
    const { html, styles } = withStyles(plain)
    const { status } = response
    const headers = {
      ...Object.fromEntries(response.headers),
      'content-security-policy': policyFor([...scripts, ...later], serving, bank, styles),
      'permissions-policy': permissionsFor(serving),
      ...(status === 503 ? { 'retry-after': '2' } : {}),
    }
    return { ...(await pageOf(Buffer.from(html), { status, headers })), isWhole: outcome.isWhole }
  }

  const cache = pageCache(async (address, serving: PageServing) => {
    const page = await render(address, serving)
    const isShared = page.status === 200 && page.isWhole
    return isShared ? { ...page, headers: { ...page.headers, ...SHARED } } : page
  })
  return {
    paths: plainPaths(pages),
    forget: endingIt(cache.forget),
    doubt: endingIt(cache.doubt),
    at: (url) => {
      const { path, address, keep, serving } = addressOf(url)
      return { path, get: async () => (keep ? cache.get(address, serving) : render(address, serving)) }
    },
  }
}

const NO_PAGE = /^\/(api|media|my-order|assets)(\/|$)/

function redirectFor(request: FastifyRequest, reply: FastifyReply, url: URL): string | null {
  const language = url.searchParams.get('lang')
  if (isLanguage(language)) {
    url.searchParams.delete('lang')
    // Readable by scripts: it holds a taste, not a secret.
    const secure = url.protocol === 'https:'
    reply.setCookie('language', language, { path: '/', maxAge: YEAR, sameSite: 'lax', secure })
    return inLanguage(language, withoutLanguage(url.pathname)) + url.search
  }
  if (languageOf(url.pathname) === 'en' && request.cookies['language'] === 'ar')
    return inLanguage('ar', url.pathname) + url.search
  return null
}

export function mountPages(app: FastifyInstance, { current }: Site, publicUrl: string): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!request.originalUrl.startsWith('/')) throw new Refusal('INVALID')
    // Slashes at the start would name another host, here and in the redirect below.
    const url = new URL(publicUrl + request.originalUrl.replace(/^\/+/, '/'))
    if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/')
    if (NO_PAGE.test(url.pathname)) throw new Refusal('NOT_FOUND')
    const { path, get } = (await current()).at(url)
    if (path !== url.pathname)
      return reply.header('cache-control', 'public, max-age=3600').redirect(path + url.search, 308)
    const elsewhere = redirectFor(request, reply, url)
    if (elsewhere) return reply.header('cache-control', 'private, no-store').redirect(elsewhere, 302)
    return sendPage(request, reply, await get())
  })
}
