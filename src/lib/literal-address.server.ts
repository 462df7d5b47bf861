import type { FastifyRequest } from 'fastify'

/** Slashes at the start would name another host. */
const PATH = /^\/(?![/\\])[^?]*/
const NO_PAGE = /^\/(api|media|assets)(\/|$)/

/**
 * Of a page's address whose escapes can't be read, as a mail program or a hand breaks them: the same with every percent
 * sign meant as it stands, so that the shop's own page says that there is nothing.
 */
export function literalAddress({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string | null {
  const [path] = PATH.exec(url) ?? []
  if (path === undefined || NO_PAGE.test(path) || (method !== 'GET' && method !== 'HEAD')) return null
  return path.replaceAll('%', '%25') + url.slice(path.length)
}
