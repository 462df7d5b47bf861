import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#routes.ts'

interface Address {
  path: string
  file: string
}

/** Every address of the table of pages, as it stands there: `/ar?/admin/orders/:id`. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): Address[] {
  return entries.flatMap(({ path, file, index, children = [] }) => {
    const here = path ? `${parent}/${path}` : parent
    return [...(index || (path && children.length === 0) ? [{ path: here, file }] : []), ...addressesOf(children, here)]
  })
}

/** Of those that are one page under several addresses, the first. */
const pages = [
  ...new Map(
    addressesOf(routes)
      .reverse()
      .map(({ path, file }) => [file, path]),
  ).values(),
]

const every = pages.map((path) => path.replace('/ar?', '') || '/')
const isDesk = (address: string): boolean => /^\/admin(?=\/|$)/.test(address)

/** The back-office's pages, and all others, without their language. */
export const deskPages = (): string[] => every.filter(isDesk)
export const shopPages = (): string[] => every.filter((address) => !isDesk(address))

/** The address of a page for the one thing that is named for it. */
export function withIds(page: string, ids: Record<string, string>): string {
  if (!/[:*]/.test(page)) return page
  const id = ids[page]
  if (!id) throw new Error(`Which one should be asked for at ${page}?`)
  return page.replace(/:\w+|\*/, id)
}
