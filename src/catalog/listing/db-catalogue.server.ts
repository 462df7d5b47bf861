import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import type { Term } from '#search/search-words.ts'
import { readInOrder, type ShownProduct } from '../db.server.ts'
import type { CatalogueSort, Category, Collection, Left, ProductStatus } from '../product.ts'
import { whereLeft } from '../where-left.server.ts'
import { holdsTerm } from '../window/db-search.server.ts'

export interface CatalogueQuery {
  terms: readonly Term[]
  status: ProductStatus | undefined
  category: Category | undefined
  collection: Collection | undefined
  stock: Left | undefined
  isDiscounted: boolean
  sort: CatalogueSort
  page: number
  limit: number
}

/** Not kept beside the product: every order would wait for its row. */
const left = sql<number>`(
  select coalesce(sum(variants.on_hand - variants.reserved), 0) from variants
  where variants.product_id = products.id and variants.is_offered)`

const SAME = ['status', 'category', 'collection'] as const

const matching =
  (query: CatalogueQuery) =>
  (product: ExpressionBuilder<DB, 'products'>): Expression<SqlBool> => {
    const conditions = query.terms.map(holdsTerm)
    for (const name of SAME) {
      const value = query[name]
      if (value !== undefined) conditions.push(product(`products.${name}`, '=', value))
    }
    if (query.isDiscounted) conditions.push(product('products.discount', '>', 0))
    if (query.stock) conditions.push(whereLeft(query.stock))
    return product.and([product('products.deletedAt', 'is', null), ...conditions])
  }

const matchingProducts = (db: Db, query: CatalogueQuery) => db.selectFrom('products').where(matching(query))

function sorted(ids: ReturnType<typeof matchingProducts>, sort: CatalogueSort): ReturnType<typeof matchingProducts> {
  switch (sort) {
    case 'newest':
      return ids.orderBy('products.createdAt', 'desc').orderBy('products.id', 'desc')
    case 'name':
      return ids.orderBy(sql`lower(products.name)`).orderBy('products.id')
    case 'price-asc':
      return ids.orderBy('products.finalPrice').orderBy('products.id')
    case 'price-desc':
      return ids.orderBy('products.finalPrice', 'desc').orderBy('products.id', 'desc')
    case 'stock':
      return ids.orderBy(left).orderBy('products.id')
  }
}

/** First which they are, from an index; what is shown of them is read of this page alone. */
export async function listCataloguePage(
  db: Db,
  query: CatalogueQuery,
): Promise<{ products: ShownProduct[]; total: number }> {
  const page = sorted(matchingProducts(db, query), query.sort)
    .select('products.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const onPage = await page.execute()
  const count = matchingProducts(db, query).select((product) => product.fn.countAll<number>().as('total'))
  const { total } = await count.executeTakeFirstOrThrow()
  return { products: await readInOrder(db, onPage), total }
}
