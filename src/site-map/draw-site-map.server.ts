import type { Db } from '#lib/db.server.ts'
import { pictureUrl } from '#media/picture.ts'
import { countProducts, listProducts, listWindows } from './db.server.ts'
import { isOpen } from './robots.ts'
import { type Entry, siteMap, siteMapIndex } from './site-map.ts'

/** Products; each is two addresses, and a file may hold 50,000. */
const PER_FILE = 5000

const FILE = /^\/sitemap(?:-(\d{1,5}))?\.xml$/

interface Site {
  db: Db
  publicUrl: string
  /** Of every page without parameters, as the build has them. */
  paths: readonly string[]
  perFile?: number
}

/** Every page that is there for everyone: those of the build, and the lists of the shop window that are not empty. */
async function pages({ db, paths }: Site): Promise<Entry[]> {
  const windows = await listWindows(db)
  const changedAt = windows.map((window) => window.changedAt).sort((one, other) => other.getTime() - one.getTime())[0]
  const listing = (query: Record<string, string>, group: typeof windows): Entry => ({
    address: `/products?${new URLSearchParams(query)}`,
    changedAt: group.map((window) => window.changedAt).reduce((one, other) => (one > other ? one : other)),
  })
  const groups = (by: 'color' | 'category') =>
    [...Map.groupBy(windows, (window) => window[by])].map(([value, group]) => listing({ [by]: value }, group))
  return [
    ...paths.filter(isOpen).map((address) => ({ address, ...(/^\/(products)?$/.test(address) ? { changedAt } : {}) })),
    ...groups('color'),
    ...groups('category'),
    ...windows.map((window) => listing({ color: window.color, category: window.category }, [window])),
  ]
}

async function products({ db, perFile = PER_FILE }: Site, file: number): Promise<Entry[]> {
  const rows = await listProducts(db, { limit: perFile, offset: file * perFile })
  return rows.map(({ id, changedAt, pictures }) => ({
    address: `/product/${id}`,
    changedAt,
    images: pictures.map(({ mediaId, width }) => pictureUrl(mediaId, width)),
  }))
}

/** The file of the site map that has this path; null where there is none. */
export async function drawSiteMap(site: Site, path: string): Promise<string | null> {
  const { db, publicUrl, perFile = PER_FILE } = site
  const [isSiteMap, number] = FILE.exec(path) ?? []
  if (!isSiteMap) return null
  const files = Math.ceil((await countProducts(db)) / perFile)
  if (files <= 1) {
    if (number !== undefined) return null
    return siteMap(publicUrl, [...(await pages(site)), ...(await products(site, 0))])
  }
  if (number === undefined) {
    const paths = Array.from({ length: files + 1 }, (_, at) => `/sitemap-${at}.xml`)
    return siteMapIndex(publicUrl, paths)
  }
  if (Number(number) > files || String(Number(number)) !== number) return null
  return siteMap(publicUrl, number === '0' ? await pages(site) : await products(site, Number(number) - 1))
}
