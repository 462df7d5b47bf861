import type { ListKind } from '#back-office/list/admin-list.ts'
import { CATALOGUE_SORTS, CATEGORIES, type CatalogueSort, COLLECTIONS, LEFT, PRODUCT_STATUSES } from '../product.ts'

const FILTERS = {
  category: CATEGORIES,
  status: PRODUCT_STATUSES,
  collection: COLLECTIONS,
  stock: LEFT,
  discounted: ['true'],
} as const

export const PRODUCTS: ListKind<typeof FILTERS, CatalogueSort> = {
  filters: FILTERS,
  sorts: CATALOGUE_SORTS,
  sizes: [10, 20, 50, 100],
}
