import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { fromPounds, toPounds } from '#lib/money.ts'
import { pageOf } from '#lib/wire.ts'
import { searchTurns } from '#search/search-turns.server.ts'
import { termsIn } from '#search/search-words.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import type { listProductsCall } from '../api.ts'
import type { ProductStatus } from '../product.ts'
import { readSpelling } from './db-search.server.ts'
import { countProducts, type Filters, listProducts, NO_FILTERS, type Reading } from './db-window.server.ts'
import { mendSearch } from './mend-search.server.ts'

type Query = VerbInput<typeof listProductsCall>

const amount = (pounds: number | undefined): number | undefined =>
  pounds === undefined ? undefined : fromPounds(pounds)

/** Undefined: drafts too. */
const statusOf = ({ status = 'published' }: Pick<Query, 'status'>): ProductStatus | undefined =>
  status === 'all' ? undefined : status

async function filtersOf(
  db: Db,
  { min, max, size, ...query }: Omit<Query, 'sort' | 'page' | 'limit'>,
): Promise<Filters> {
  return {
    ...NO_FILTERS,
    status: statusOf(query),
    color: query.color,
    category: query.category,
    collection: query.collection === 'current' ? (await getFacts(db)).currentCollection : query.collection,
    sizes: size,
    ids: query.ids,
    min: amount(min),
    max: amount(max),
  }
}

/** Whoever names nothing gets the whole window, within reason; any word on what to show makes it a list with pages. */
function paged(query: Query) {
  const isBare = Object.values(query).every((value) => value === undefined || (Array.isArray(value) && !value.length))
  const { sort = 'newest', page = 1, limit = isBare ? 100 : 20 } = query
  return { sort, page, limit }
}

/** Words that are nowhere in the shop are read as what they were probably meant to be. */
async function search(at: Reading, query: Query, page: ReturnType<typeof paged>) {
  const { db } = at
  const { q, search: other } = query
  const { text, synonyms } = await readSpelling(db, q ?? other ?? '')
  const filters = { ...(await filtersOf(db, query)), terms: termsIn(text, synonyms) }
  const list = await listProducts(at, filters, page)
  const terms = list.total > 0 ? null : await mendSearch(db, filters.terms, synonyms)
  if (!terms) return { ...list, isNear: false }
  return { ...(await listProducts(at, { ...filters, terms }, page)), isNear: true }
}

const inTurn = searchTurns()

async function readWindow(at: Reading, query: Query) {
  const page = paged(query)
  const { products, total, facets, isNear } = await search(at, query, page)
  const catalogue = await countProducts(at)
  const highestPrice = toPounds(catalogue.highestPrice)
  const pagination = pageOf(total, page)
  return { products, pagination, facets, catalogue: { total: catalogue.total, highestPrice }, isNear }
}

/** Of words and prices there is no end: no kept answer has them all, and each is read through the whole window. */
export const isWithoutEnd = ({ q, search: other, min, max }: Query): boolean =>
  Boolean(q || other) || min !== undefined || max !== undefined

export const listWindow = (at: Reading, query: Query): ReturnType<typeof readWindow> =>
  isWithoutEnd(query) ? inTurn(() => readWindow(at, query)) : readWindow(at, query)
