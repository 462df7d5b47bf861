import type { Db } from '#lib/db.server.ts'
import type { Wanted } from '#lib/endpoint.ts'
import { fromPounds, toPounds } from '#lib/money.ts'
import { pageOf } from '#lib/wire.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import type { listProductsCall } from './api.ts'
import { countProducts, listProducts } from './db.server.ts'

type Asked = Wanted<typeof listProductsCall>

/** What the window shows for these filters, and how large the whole window is. */
export async function listWindow(db: Db, asked: Asked) {
  const { page, limit } = asked
  const collection = asked.collection === 'current' ? (await getFacts(db)).currentCollection : asked.collection
  const [{ products, total }, catalogue] = await Promise.all([
    listProducts(db, {
      words: asked.q ?? asked.search ?? '',
      color: asked.color,
      collection,
      category: asked.category,
      min: asked.min === undefined ? undefined : fromPounds(asked.min),
      max: asked.max === undefined ? undefined : fromPounds(asked.max),
      sort: asked.sort,
      page,
      limit,
    }),
    countProducts(db),
  ])
  const highestPrice = toPounds(catalogue.highestPrice)
  return { products, pagination: pageOf(total, { page, limit }), catalogue: { total: catalogue.total, highestPrice } }
}
