import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, orElse, orUnsaid, pagination, paging, pounds, success, typedCode } from '#lib/wire.ts'
import { BulkChange, BulkProductResult, ManyProducts, ManyUndos } from './bulk/wire-bulk.ts'
import { CATALOGUE_SORTS, CATEGORIES, COLLECTIONS, COLORS, LEFT, PRODUCT_STATUSES, SIZES, SORTS } from './product.ts'
import { Product, ProductForm, SizeStock } from './wire-product.ts'

const collection = orUnsaid(z.enum([...COLLECTIONS, 'current']))
const category = orUnsaid(z.enum(CATEGORIES))

const status = orUnsaid(
  z.enum([...PRODUCT_STATUSES, 'all']),
  'drafts are shown to an admin who asks for them; to anybody else this says nothing',
)

const price = orUnsaid(z.coerce.number<number | string>().min(0).max(1_000_000))
const sort = orElse(z.enum(SORTS), 'newest').default('newest')

const narrowed = {
  q: typedCode(100).optional(),
  search: typedCode(100).optional(),
  color: orUnsaid(z.enum(COLORS)),
  size: orElse(z.string().max(100), '', 'M,L: what can still be had in any of these sizes')
    .default('')
    .transform((sizes) => SIZES.filter((size) => sizes.split(',').includes(size))),
  ids: z
    .string()
    .regex(/^[0-9A-HJKMNP-TV-Z]{26}(,[0-9A-HJKMNP-TV-Z]{26}){0,99}$/)
    .transform((ids) => ids.split(','))
    .optional()
    .meta({ description: 'these products and no others: at most 100 ids, with commas' }),
  min: price,
  max: price,
  sort,
  ...paging,
}

const count = z.int().min(0)

const countsOf = <Word extends string>(words: readonly Word[]) =>
  z.object(Object.fromEntries(words.map((word) => [word, count])) as Record<Word, typeof count>)

const Facets = z
  .object({ color: countsOf(COLORS), category: countsOf(CATEGORIES), size: countsOf(SIZES) })
  .meta({ id: 'Facets', description: 'how many products each choice would show, all other filters as they are' })

const listing = z.object({
  success,
  products: z.array(Product),
  pagination,
  facets: Facets,
  catalogue: z.object({ total: count, highestPrice: pounds }).meta({ description: 'the whole window, unfiltered' }),
  isNear: z.boolean().meta({ description: 'nothing has the words that were searched: these have the nearest ones' }),
})

export const listProductsCall = endpoint({
  method: 'GET',
  path: '/products',
  kept: true,
  summary: 'The shop window: searched, filtered, sorted, paged; without parameters up to 100',
  query: z.object({
    ...narrowed,
    collection,
    category,
    status,
    sort: orUnsaid(z.enum(SORTS)),
    page: paging.page.unwrap().optional(),
    limit: paging.limit.unwrap().optional().meta({ description: '20; 100 where nothing at all is asked for' }),
  }),
  answer: listing,
})

export const searchProductsCall = endpoint({
  method: 'GET',
  path: '/products/search',
  kept: true,
  summary: 'The same, for a search: either language, however it is spelled, by code too',
  query: z.object({ ...narrowed, collection, category }),
  answer: listing,
})

/** One of the shop's words, as an address may have it: t-shirts, limited-edition, black. */
const wordOf = <T extends string>(words: readonly T[]) => {
  const bare = (word: string): string => word.toLowerCase().replaceAll(' ', '-')
  return z.preprocess((value) => words.find((word) => bare(word) === bare(String(value))), z.enum(words))
}

export const listCategoryCall = endpoint({
  method: 'GET',
  path: '/products/category/:category',
  kept: true,
  summary: 'The shop window of one category',
  params: z.object({ category: wordOf(CATEGORIES) }),
  query: z.object({ ...narrowed, collection }),
  answer: listing,
})

export const listCollectionCall = endpoint({
  method: 'GET',
  path: '/products/collection/:collection',
  kept: true,
  summary: 'The shop window of one collection',
  params: z.object({ collection: wordOf(COLLECTIONS) }),
  query: z.object({ ...narrowed, category }),
  answer: listing,
})

export const getFeaturedOfCollectionCall = endpoint({
  method: 'GET',
  path: '/products/collection/:collection/featured',
  kept: true,
  summary: 'Which product leads the collection, if one does',
  params: z.object({ collection: wordOf(COLLECTIONS) }),
  answer: z.object({
    success,
    hasFeatured: z.boolean(),
    featuredProduct: z.object({ _id: id, id, name: z.string() }).nullable(),
  }),
})

export const listFeaturedCall = endpoint({
  method: 'GET',
  path: '/products/featured',
  kept: true,
  summary: 'What leads its collection; the current collection first',
  query: z.object(paging),
  answer: z.object({ success, products: z.array(Product), pagination }),
})

export const listCollectionsCall = endpoint({
  method: 'GET',
  path: '/products/collections',
  kept: true,
  summary: 'Both collections side by side; page and limit count for each',
  query: z.object(paging),
  answer: z.object({
    success,
    blackCollection: z.array(Product),
    whiteCollection: z.array(Product),
    pagination: z.object({ blackCollection: pagination, whiteCollection: pagination }),
  }),
})

export const getProductStatsCall = endpoint({
  method: 'GET',
  path: '/products/stats',
  summary: 'Low stock: 1 to 5 pieces of all sizes together; out of stock: none',
  answer: z.object({
    success,
    stats: z.object({ totalProducts: count, lowStockProducts: count, outOfStockProducts: count }),
  }),
})

export const listCatalogueCall = endpoint({
  method: 'GET',
  path: '/products/admin/all',
  summary: 'Every product, drafts too, as the back-office lists them',
  query: z.object({
    q: typedCode(100).optional(),
    status: orUnsaid(z.enum(PRODUCT_STATUSES)),
    category,
    collection: orUnsaid(z.enum(COLLECTIONS)),
    stock: orUnsaid(z.enum(LEFT), 'of all sizes together: low 1 to 5, out 0'),
    discounted: orUnsaid(z.literal('true')),
    sort: orElse(z.enum(CATALOGUE_SORTS), 'newest').default('newest'),
    ...paging,
  }),
  answer: z.object({ success, products: z.array(Product), pagination }),
})

export const getProductCall = endpoint({
  method: 'GET',
  path: '/products/:id',
  kept: true,
  summary: 'One product',
  params: byId,
  query: z.object({ status }),
  answer: z.object({ success, product: Product }),
})

export const listAlikeCall = endpoint({
  method: 'GET',
  path: '/alike/:id',
  kept: true,
  summary:
    'Up to three to look at beside a product; `twinId` is the same garment in the other color, if it is among them',
  params: byId,
  answer: z.object({ success, products: z.array(Product), twinId: id.optional() }),
})

export const getStockCall = endpoint({
  method: 'GET',
  path: '/products/:id/stock',
  plainPath: '/stock/:id',
  summary: 'What may be ordered right now, read past every cache',
  params: byId,
  answer: z.object({
    success,
    sizes: z.array(SizeStock),
    opensAt: instant.nullable().meta({ description: 'before it nobody orders; null: it is open' }),
    opensIn: count.meta({ description: 'milliseconds until then by the shop’s clock; 0: it is open' }),
  }),
})

export const createProductCall = endpoint({
  method: 'POST',
  path: '/products',
  summary: 'Puts a product into the shop',
  status: 201,
  body: ProductForm,
  answer: z.object({ success, message: z.string(), product: Product }),
})

export const updateProductCall = endpoint({
  method: 'PUT',
  path: '/products/:id',
  summary: 'Saves the whole form; `updatedAt` of what was edited refuses a stale edit',
  params: byId,
  body: ProductForm.extend({ updatedAt: instant.optional() }),
  answer: z.object({ success, message: z.string(), product: Product }),
})

export const deleteProductCall = endpoint({
  method: 'DELETE',
  path: '/products/:id',
  summary: 'Takes the product out of the shop; orders keep their lines',
  params: byId,
  answer: z.object({ success, message: z.string() }),
})

export const duplicateProductCall = endpoint({
  method: 'POST',
  path: '/products/duplicate/:id',
  summary: 'A draft like it, with a code of its own and nothing in stock',
  status: 201,
  params: byId,
  answer: z.object({ success, message: z.string(), product: Product }),
})

export const changeManyProductsCall = endpoint({
  method: 'POST',
  path: '/products/bulk',
  summary: 'Publishes, unpublishes, prices or discounts up to 100 products, each for itself, with a result for each',
  body: z.object({ change: BulkChange, products: ManyProducts }),
  answer: z.object({ success, results: z.array(BulkProductResult) }),
})

export const undoManyProductsCall = endpoint({
  method: 'POST',
  path: '/products/bulk/undo',
  summary: 'Takes back what was done to up to 100 products at once, as far as nobody changed them since',
  body: z.object({ products: ManyUndos }),
  answer: z.object({ success, results: z.array(BulkProductResult) }),
})
