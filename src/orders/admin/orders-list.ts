import { countChosen, type ListKind, type ListState } from '#back-office/list/admin-list.ts'
import { GOVERNORATES } from '#shipping/governorates.ts'
import { VIEWS, type View } from '../listing/views.ts'
import { METHODS, ORDER_SORTS, type OrderSort, STATUSES } from '../order.ts'

const FILTERS = {
  view: VIEWS,
  status: STATUSES,
  method: METHODS,
  paid: ['true', 'false'],
  governorate: GOVERNORATES.map(({ id }) => id),
  from: 'day',
  to: 'day',
  promoCode: 'code',
} as const

export const ORDERS: ListKind<typeof FILTERS, OrderSort> = {
  filters: FILTERS,
  sorts: ORDER_SORTS,
  sizes: [5, 10, 20, 50, 100],
}

/** The view that is shown whole: if it is empty, nothing waits there, and no search is to blame. */
export function wholeView({
  search,
  chosen: { view, ...rest },
}: ListState<typeof FILTERS, OrderSort>): View | undefined {
  return search === '' && countChosen(rest) === 0 ? view : undefined
}
