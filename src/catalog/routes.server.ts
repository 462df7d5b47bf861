import { Refusal } from '#lib/refusal.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import {
  changeManyProductsCall,
  createProductCall,
  deleteProductCall,
  duplicateProductCall,
  getFeaturedOfCollectionCall,
  getProductCall,
  getProductStatsCall,
  getStockCall,
  listAlikeCall,
  listCatalogueCall,
  listCategoryCall,
  listCollectionCall,
  listCollectionsCall,
  listFeaturedCall,
  listProductsCall,
  searchProductsCall,
  undoManyProductsCall,
  updateProductCall,
} from './api.ts'
import { changeProduct, undoProductChange } from './bulk/change-product.server.ts'
import { eachProduct } from './bulk/each-product.server.ts'
import { findProduct } from './db.server.ts'
import { listStock } from './db-stock.server.ts'
import { duplicateProduct } from './duplicate-product.server.ts'
import { listFeatured } from './featured/list-featured.server.ts'
import { hideProduct } from './hide-product.server.ts'
import { listCatalogue } from './listing/list-catalogue.server.ts'
import { bySize, type Collection } from './product.ts'
import { createProduct, editProduct, namedImages } from './save-product.server.ts'
import { countProductStats, listProducts, NO_FILTERS, type Reading } from './window/db-window.server.ts'
import { listAlike } from './window/list-alike.server.ts'
import { isWithoutEnd, listWindow } from './window/list-window.server.ts'

const success = true as const

type Query = Parameters<typeof listWindow>[1]

type Asker = Pick<RequestContext<'anyone'>, 'db' | 'edition' | 'viewer' | 'limits' | 'browser'>

/** Drafts are for the team's eyes; who else asks for them is answered as if they had not. */
const statusFor = ({ viewer }: Asker, status: Query['status']) => (viewer?.adminRole ? status : undefined)

async function windowAnswer(query: Query, asker: Asker) {
  // Only what is not kept comes here: who asks again for the same words is not counted.
  if (isWithoutEnd(query)) await asker.limits.count('search by address', asker.browser.address)
  return { success, ...(await listWindow(asker, { ...query, status: statusFor(asker, query.status) })) }
}

const ofCollection = (at: Reading, collection: Collection, paged: { page: number; limit: number }) =>
  listProducts(at, { ...NO_FILTERS, collection }, { sort: 'newest', ...paged })

const listRoutes = [
  on(listProductsCall, 'anyone', windowAnswer),
  on(searchProductsCall, 'anyone', windowAnswer),
  on(listCategoryCall, 'anyone', windowAnswer),
  on(listCollectionCall, 'anyone', windowAnswer),
  on(getFeaturedOfCollectionCall, 'anyone', async ({ collection }, { db }) => {
    const featuredProduct = (await listFeatured(db)).find((product) => product.collection === collection) ?? null
    return { success, hasFeatured: featuredProduct !== null, featuredProduct }
  }),
  on(listFeaturedCall, 'anyone', async (paged, { db }) => {
    const products = await listFeatured(db)
    const from = (paged.page - 1) * paged.limit
    return { success, products: products.slice(from, from + paged.limit), pagination: pageOf(products.length, paged) }
  }),
  on(listCollectionsCall, 'anyone', async (paged, at) => {
    const [black, white] = await Promise.all([ofCollection(at, 'Black', paged), ofCollection(at, 'White', paged)])
    return {
      success,
      blackCollection: black.products,
      whiteCollection: white.products,
      pagination: { blackCollection: pageOf(black.total, paged), whiteCollection: pageOf(white.total, paged) },
    }
  }),
  on(getProductStatsCall, 'viewer', async (_, { db }) => ({ success, stats: await countProductStats(db) })),
  on(listCatalogueCall, 'viewer', async (query, { db }) => ({ success, ...(await listCatalogue(db, query)) })),
]

const manyRoutes = [
  on(changeManyProductsCall, 'staff', async ({ change, products }, { db, browser, now }) => {
    const work = (seen: (typeof products)[number]) => changeProduct(db, { ...seen, change }, now)
    return { success, results: await eachProduct(products, browser.language, work) }
  }),
  on(undoManyProductsCall, 'staff', async ({ products }, { db, browser, now }) => {
    const work = (seen: (typeof products)[number]) => undoProductChange(db, seen, now)
    return { success, results: await eachProduct(products, browser.language, work) }
  }),
]

export const catalogRoutes = [
  ...listRoutes,
  ...manyRoutes,
  on(getProductCall, 'anyone', async ({ id, status }, asker) => {
    const allowedStatus = statusFor(asker, status)
    const product = await findProduct(
      asker.db,
      id,
      allowedStatus === undefined || allowedStatus === 'published' ? 'shown' : 'all',
    )
    if (!product) throw new Refusal('NOT_FOUND')
    return { success, product }
  }),
  on(listAlikeCall, 'anyone', async ({ id }, at) => ({ success, ...(await listAlike(at, id)) })),
  on(getStockCall, 'anyone', async ({ id }, { db }) => {
    const rows = bySize(await listStock(db, id))
    if (rows.length === 0 && !(await findProduct(db, id, 'shown'))) throw new Refusal('NOT_FOUND')
    const [first] = rows
    const sizes = rows.map(({ size, stock }) => ({ size, stock }))
    return { success, sizes, opensAt: first?.opensAt?.toISOString() ?? null, opensIn: first?.opensIn ?? 0 }
  }),
  on(createProductCall, 'staff', async ({ images, ...form }, { db, viewer, now, settings }) => ({
    success,
    message: 'Product created successfully!',
    product: await createProduct(
      db,
      { ...form, images: namedImages(images, settings.publicUrl) },
      viewer.accountId,
      now,
    ),
  })),
  on(updateProductCall, 'staff', async ({ images, ...edit }, { db, viewer, now, settings }) => ({
    success,
    message: 'Product updated successfully!',
    product: await editProduct(db, { ...edit, images: namedImages(images, settings.publicUrl) }, viewer.accountId, now),
  })),
  on(duplicateProductCall, 'staff', async ({ id }, { db, viewer, now }) => ({
    success,
    message: 'Product duplicated successfully!',
    product: await duplicateProduct(db, id, viewer.accountId, now),
  })),
  on(deleteProductCall, 'owner', async ({ id }, { db, now }) => {
    await hideProduct(db, id, now)
    return { success, message: 'Product deleted successfully!' }
  }),
]
