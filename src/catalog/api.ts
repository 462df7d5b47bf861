import { z } from 'zod'
import { endpoint } from '#lib/endpoint.ts'
import { byId, id, instant, pagination, paging, pounds, success, typed, typedCode, typedText } from '#lib/wire.ts'
import { CATEGORIES, COLLECTIONS, COLORS, SIZE_GROUPS, SIZES, SORTS } from './product.ts'

const Picture = z
  .object({ url: z.string(), alt: z.string(), altAr: z.string(), width: z.int(), height: z.int(), mediaId: id })
  .meta({ id: 'Picture' })

const SizeStock = z
  .object({ size: z.enum(SIZES), stock: z.int().min(0) })
  .meta({ id: 'SizeStock', description: 'stock: what may still be ordered' })

const Product = z
  .object({
    _id: id,
    id,
    sku: z.string(),
    name: z.string(),
    nameAr: z.string(),
    description: z.string(),
    descriptionAr: z.string(),
    price: pounds,
    discount: z.int(),
    finalPrice: pounds.meta({ description: 'price less discount: what is paid' }),
    color: z.enum(COLORS),
    collection: z.enum(COLLECTIONS),
    category: z.enum(CATEGORIES),
    group: z.enum(SIZE_GROUPS),
    images: z.array(Picture),
    sizes: z.array(SizeStock),
    featured: z.boolean(),
    avgRating: z.number(),
    reviewCount: z.int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Product' })

const collection = z
  .enum([...COLLECTIONS, 'current'])
  .optional()
  .catch(undefined)
const category = z.enum(CATEGORIES).optional().catch(undefined)

const narrowed = {
  q: typedCode(100).optional(),
  search: typedCode(100).optional(),
  color: z.enum(COLORS).optional().catch(undefined),
  size: z
    .string()
    .max(100)
    .default('')
    .catch('')
    .transform((sizes) => SIZES.filter((size) => sizes.split(',').includes(size)))
    .meta({ description: 'M,L: what can still be had in any of these sizes' }),
  ids: z
    .string()
    .regex(/^[0-9A-HJKMNP-TV-Z]{26}(,[0-9A-HJKMNP-TV-Z]{26}){0,99}$/)
    .transform((ids) => ids.split(','))
    .optional()
    .meta({ description: 'these products and no others: at most 100 ids, with commas' }),
  min: z.coerce.number<number | string>().min(0).max(1_000_000).optional().catch(undefined),
  max: z.coerce.number<number | string>().min(0).max(1_000_000).optional().catch(undefined),
  sort: z.enum(SORTS).default('newest').catch('newest'),
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
})

export const listProductsCall = endpoint({
  method: 'GET',
  path: '/products',
  summary: 'The shop window: searched, filtered, sorted, paged; without parameters up to 100',
  query: z.object({
    ...narrowed,
    collection,
    category,
    sort: z.enum(SORTS).optional().catch(undefined),
    page: paging.page.unwrap().optional(),
    limit: paging.limit.unwrap().optional().meta({ description: '20; 100 where nothing at all is asked for' }),
  }),
  answer: listing,
})

export const searchProductsCall = endpoint({
  method: 'GET',
  path: '/products/search',
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
  summary: 'The shop window of one category',
  params: z.object({ category: wordOf(CATEGORIES) }),
  query: z.object({ ...narrowed, collection }),
  answer: listing,
})

export const listCollectionCall = endpoint({
  method: 'GET',
  path: '/products/collection/:collection',
  summary: 'The shop window of one collection',
  params: z.object({ collection: wordOf(COLLECTIONS) }),
  query: z.object({ ...narrowed, category }),
  answer: listing,
})

export const getFeaturedOfCollectionCall = endpoint({
  method: 'GET',
  path: '/products/collection/:collection/featured',
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
  summary: 'What leads its collection; the current collection first',
  query: z.object(paging),
  answer: z.object({ success, products: z.array(Product), pagination }),
})

export const listCollectionsCall = endpoint({
  method: 'GET',
  path: '/products/collections',
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

export const getProductCall = endpoint({
  method: 'GET',
  path: '/products/:id',
  summary: 'One product',
  params: byId,
  answer: z.object({ success, product: Product }),
})

export const getStockCall = endpoint({
  method: 'GET',
  path: '/products/:id/stock',
  plainPath: '/stock/:id',
  summary: 'What may be ordered right now, read past every cache',
  params: byId,
  answer: z.object({ success, sizes: z.array(SizeStock) }),
})

const ProductForm = z.object({
  name: typed(120).min(1, 'productNameRequired'),
  nameAr: typed(120).default(''),
  description: typedText(4000).default(''),
  descriptionAr: typedText(4000).default(''),
  price: z
    .number('priceRequired')
    .min(0.01, 'priceRequired')
    .max(1_000_000, 'tooHigh')
    .multipleOf(0.01, 'priceDecimals'),
  discount: z.int('discountRange').min(0, 'discountRange').max(100, 'discountRange').default(0),
  color: z.enum(COLORS, 'colorRequired'),
  collection: z.enum(COLLECTIONS).optional(),
  category: z.enum(CATEGORIES, 'categoryRequired'),
  group: z.enum(SIZE_GROUPS).default('top'),
  sizes: z
    .array(
      z.object({
        size: z.enum(SIZES),
        stock: z.int('stockWhole').min(0, 'stockWhole').max(100_000, 'tooHigh'),
        was: z.int().min(0).optional().meta({ description: 'the stock that was edited; if it has moved since: 409' }),
      }),
    )
    .max(SIZES.length)
    .default([]),
  images: z
    .array(
      z.object({
        mediaId: id.optional(),
        url: typed(500).optional().meta({ description: 'in place of mediaId: the address that the upload answered' }),
        alt: typed(200).default(''),
        altAr: typed(200).default(''),
      }),
    )
    .max(24, 'tooMany')
    .default([]),
  featured: z.boolean().default(false),
  /** Take the mark from the product that has it now. */
  replaceFeatured: z.boolean().default(false),
  stockReason: typed(200).default(''),
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
