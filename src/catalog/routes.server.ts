import { Refusal } from '#lib/refusal.ts'
import { on } from '#lib/route.server.ts'
import {
  createProductCall,
  deleteProductCall,
  getProductCall,
  getStockCall,
  listProductsCall,
  updateProductCall,
} from './api.ts'
import { findProduct } from './db.server.ts'
import { listStock } from './db-stock.server.ts'
import { hideProduct } from './hide-product.server.ts'
import { listWindow } from './list-window.server.ts'
import { bySize } from './product.ts'
import { createProduct, editProduct } from './save-product.server.ts'

const success = true as const

export const catalogRoutes = [
  on(listProductsCall, 'anyone', async (asked, { db }) => ({ success, ...(await listWindow(db, asked)) })),
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
  on(createProductCall, 'staff', async (form, { db, viewer, now }) => ({
    success,
    message: 'Product created successfully!',
    product: await createProduct(db, form, viewer.accountId, now),
  })),
  on(updateProductCall, 'staff', async (edit, { db, viewer, now }) => ({
    success,
    message: 'Product updated successfully!',
    product: await editProduct(db, edit, viewer.accountId, now),
  })),
  on(deleteProductCall, 'owner', async ({ id }, { db, now }) => {
    await hideProduct(db, id, now)
    return { success, message: 'Product deleted successfully!' }
  }),
]
