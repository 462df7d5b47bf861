import type { Db } from '#lib/db.server.ts'
import type { Wanted } from '#lib/endpoint.ts'
import { fromPounds, toPounds } from '#lib/money.ts'
import { pageOf } from '#lib/wire.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import type { listProductsCall } from './api.ts'
import { countFacets, countProducts, type Filters, listProducts } from './db-window.server.ts'

type Asked = Wanted<typeof listProductsCall>

/** What the window shows for these filters, and how large the whole window is. */
export async function listWindow(db: Db, asked: Asked) {
  const { page, limit } = asked
  const collection = asked.collection === 'current' ? (await getFacts(db)).currentCollection : asked.collection
  const filters: Filters = {
    words: asked.q ?? asked.search ?? '',
    color: asked.color,
    collection,
    category: asked.category,
    sizes: asked.size,
    min: asked.min === undefined ? undefined : fromPounds(asked.min),
    max: asked.max === undefined ? undefined : fromPounds(asked.max),
  }
  const [{ products, total }, facets, catalogue] = await Promise.all([
    listProducts(db, filters, { sort: asked.sort, page, limit }),
    countFacets(db, filters),
    countProducts(db),
  ])
  const highestPrice = toPounds(catalogue.highestPrice)
  const pagination = pageOf(total, { page, limit })
  return { products, pagination, facets, catalogue: { total: catalogue.total, highestPrice } }
}
