import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { pageOf } from '#lib/wire.ts'
import { termsIn } from '#search/search-words.ts'
import type { listCatalogueCall } from '../api.ts'
import { readSpelling } from '../window/db-search.server.ts'
import { mendSearch } from '../window/mend-search.server.ts'
import { listCataloguePage } from './db-catalogue.server.ts'

type Query = VerbInput<typeof listCatalogueCall>

/** Every product, as the owner looks for it: words that are nowhere in the shop are read as they were probably meant. */
export async function listCatalogue(db: Db, { q = '', discounted, ...filters }: Query) {
  const { text, synonyms } = await readSpelling(db, q)
  const terms = termsIn(text, synonyms)
  const { status, category, collection, stock, sort, page, limit } = filters
  const query = { terms, status, category, collection, stock, isDiscounted: discounted === 'true', sort, page, limit }
  const list = await listCataloguePage(db, query)
  const mended = list.total > 0 ? null : await mendSearch(db, terms, synonyms)
  const { products, total } = mended ? await listCataloguePage(db, { ...query, terms: mended }) : list
  return { products, pagination: pageOf(total, query) }
}
