import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import {
  createProductCall,
  deleteProductCall,
  getFeaturedOfCollectionCall,
  getProductCall,
  getProductStatsCall,
  getStockCall,
  listCategoryCall,
  listCollectionCall,
  listCollectionsCall,
  listFeaturedCall,
  listProductsCall,
  searchProductsCall,
  updateProductCall,
} from './api.ts'
import { findProduct } from './db.server.ts'
import { listStock } from './db-stock.server.ts'
import { countProductStats, listProducts, NO_FILTERS } from './db-window.server.ts'
import { hideProduct } from './hide-product.server.ts'
import { listFeatured } from './list-featured.server.ts'
import { listWindow } from './list-window.server.ts'
import { bySize, type Collection } from './product.ts'
import { createProduct, editProduct, namedImages } from './save-product.server.ts'

const success = true as const

type Query = Parameters<typeof listWindow>[1]

const windowAnswer = async (query: Query, { db }: Pick<RequestContext, 'db'>) => ({
  success,
  ...(await listWindow(db, query)),
})

const ofCollection = (db: Db, collection: Collection, paged: { page: number; limit: number }) =>
  listProducts(db, { ...NO_FILTERS, collection }, { sort: 'newest', ...paged })

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
  on(listCollectionsCall, 'anyone', async (paged, { db }) => {
    const [black, white] = await Promise.all([ofCollection(db, 'Black', paged), ofCollection(db, 'White', paged)])
    return {
      success,
      blackCollection: black.products,
      whiteCollection: white.products,
      pagination: { blackCollection: pageOf(black.total, paged), whiteCollection: pageOf(white.total, paged) },
    }
  }),
  on(getProductStatsCall, 'viewer', async (_, { db }) => ({ success, stats: await countProductStats(db) })),
]

export const catalogRoutes = [
  ...listRoutes,
  on(getProductCall, 'anyone', async ({ id }, { db }) => {
    const product = await findProduct(db, id)
    if (!product) throw new Refusal('NOT_FOUND')
    return { success, product }
  }),
  on(getStockCall, 'anyone', async ({ id }, { db }) => {
    const sizes = bySize(await listStock(db, id))
    if (sizes.length === 0 && !(await findProduct(db, id))) throw new Refusal('NOT_FOUND')
    return { success, sizes }
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
  on(deleteProductCall, 'owner', async ({ id }, { db, now }) => {
    await hideProduct(db, id, now)
    return { success, message: 'Product deleted successfully!' }
  }),
]
