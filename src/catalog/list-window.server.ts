import type { Db } from '#lib/db.server.ts'
import type { Wanted } from '#lib/endpoint.ts'
import { fromPounds, toPounds } from '#lib/money.ts'
import { pageOf } from '#lib/wire.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import type { listProductsCall } from './api.ts'
import { countFacets, countProducts, type Filters, listProducts, NO_FILTERS } from './db-window.server.ts'

type Asked = Wanted<typeof listProductsCall>

const amount = (pounds: number | undefined): number | undefined =>
  pounds === undefined ? undefined : fromPounds(pounds)

async function filtersOf(db: Db, { q, search, min, max, size, ...asked }: Asked): Promise<Filters> {
  return {
    ...NO_FILTERS,
    words: q ?? search ?? '',
    color: asked.color,
    category: asked.category,
    collection: asked.collection === 'current' ? (await getFacts(db)).currentCollection : asked.collection,
    sizes: size,
    min: amount(min),
    max: amount(max),
  }
}

/** What the window shows for these filters, and how large the whole window is. */
export async function listWindow(db: Db, asked: Asked) {
  const filters = await filtersOf(db, asked)
  const { sort, page, limit } = asked
  const [{ products, total }, facets, catalogue] = await Promise.all([
    listProducts(db, filters, { sort, page, limit }),
    countFacets(db, filters),
    countProducts(db),
  ])
  const highestPrice = toPounds(catalogue.highestPrice)
  const pagination = pageOf(total, { page, limit })
  return { products, pagination, facets, catalogue: { total: catalogue.total, highestPrice } }
}
