import { matchRoutes, type ServerBuild } from 'react-router'
import type { PageServing } from './page-serving.ts'

interface Branch {
  id: string
  path?: string
  index?: boolean
  handle: PageServing
  /** The server reads what it shows, and says 404 where there is nothing. */
  isRead: boolean
  children?: Branch[]
}

export type Pages = readonly Branch[]

export function pagesOf(build: ServerBuild, parent = ''): Branch[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || (route.parentId ?? '') !== parent) return []
    const { id, path, index, module } = route
    const about = { id, handle: (module.handle ?? {}) as PageServing, isRead: module.loader !== undefined }
    const children = pagesOf(build, id)
    return [{ ...about, ...(path ? { path } : {}), ...(index ? { index } : { children }) }]
  })
}

const joined = (...parts: (string | undefined)[]): string[] =>
  parts.flatMap((part) => part?.split('/').filter(Boolean) ?? [])

export function plainPaths(pages: Pages, parents: readonly string[] = []): string[] {
  return pages.flatMap(({ path, index, children = [] }) => {
    const segments = joined(...parents, path)
    if (children.length > 0) return plainPaths(children, segments)
    const namedSegments = segments.filter((segment) => segment !== 'ar?')
    const isPlain = (path !== undefined || index === true) && !namedSegments.some((segment) => /^[:*]/.test(segment))
    return isPlain ? [`/${namedSegments.join('/')}`] : []
  })
}

interface PageAddress {
  /** The one path of this page; whoever asked for another should go there. */
  path: string
  address: string
  keep: boolean
  serving: PageServing
}

function canonicalPath(pattern: readonly string[], decoded: string, params: Record<string, string | undefined>) {
  const isArabic = /^\/+ar(\/|$)/i.test(decoded)
  const segments = pattern.flatMap((segment) => {
    if (segment === 'ar?') return isArabic ? ['ar'] : []
    if (!segment.startsWith(':')) return [segment]
    const value = params[segment.slice(1).replace('?', '')]
    return value === undefined ? [] : [encodeURIComponent(value)]
  })
  return `/${segments.join('/')}`
}

function queryOf({ known = [], fresh = [], query }: PageServing, params: URLSearchParams) {
  if (fresh === 'all') return { search: params.size > 0 ? `?${params}` : '', isBounded: params.size === 0 }
  const knownParams = new URLSearchParams(
    [...known, ...fresh].flatMap((name) => params.getAll(name).map((value) => [name, value])),
  )
  const ownParams = query ? new URLSearchParams(query(knownParams)) : knownParams
  // Without its own reading any word would make another page, and a thousand words push all others out of the cache.
  const isBounded = query ? !fresh.some((name) => ownParams.has(name)) : ownParams.size === 0
  return { search: ownParams.size > 0 ? `?${ownParams}` : '', isBounded }
}

/** A page is told apart by its path and the parameters it knows; all else is dropped before rendering. */
export function addressOf(pages: Pages, url: URL): PageAddress {
  const matches = matchRoutes([...pages] as Parameters<typeof matchRoutes>[0], url.pathname) ?? []
  const branches = matches.map(({ route }) => route as Branch)
  const leaf = branches.at(-1)
  const match = matches.at(-1)
  const pattern = joined(...branches.map(({ path }) => path))
  const serving = { ...leaf?.handle, isRead: leaf?.isRead ?? false }
  if (!leaf || !match || pattern.includes('*'))
    return { path: url.pathname, address: url.pathname, keep: false, serving }
  const path = canonicalPath(pattern, match.pathname, match.params)
  const { search, isBounded } = queryOf(serving, url.searchParams)
  // What a page without a reader of its own is given as a path may be anything.
  const isKnown = leaf.isRead || !pattern.some((segment) => segment.startsWith(':'))
  return { path, address: path + search, keep: isBounded && isKnown, serving }
}

/** Characters of an address, and addresses: what no page has is not worth a megabyte. */
const LONGEST = 300
const MOST = 5_000

/** Remembers how addresses read: to find a page among a hundred costs more than all else that a kept page needs. */
export function addressReader(pages: Pages): (url: URL) => PageAddress {
  const remembered = new Map<string, PageAddress>()
  return (url) => {
    const address = url.pathname + url.search
    const known = remembered.get(address)
    if (known) return known
    const read = addressOf(pages, url)
    if (remembered.size >= MOST) remembered.clear()
    if (address.length <= LONGEST) remembered.set(address, read)
    return read
  }
}
