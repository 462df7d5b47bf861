import type { ListKind } from '#back-office/list/admin-list.ts'
import { COLORS, SIZES } from '#catalog/product.ts'
import { PRE_ORDER_SORTS, type PreOrderSort, STATES } from '../pre-order.ts'

const FILTERS = { state: STATES, color: COLORS, size: SIZES, from: 'day', to: 'day' } as const

export const PRE_ORDERS: ListKind<typeof FILTERS, PreOrderSort> = {
  filters: FILTERS,
  sorts: PRE_ORDER_SORTS,
  sizes: [20, 50, 100],
}
