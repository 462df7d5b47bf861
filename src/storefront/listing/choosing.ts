import { asQuery, type Filters, filtersIn, withChange } from './filters.ts'

interface Place {
  pathname: string
  search: string
}

/** Where a list stands, where the router is going, and the query that was pressed last and has not arrived. */
interface Going {
  here: Place
  next: Place | undefined
  pressed: string | null
}

/** The filters of the address that is on its way, else of the one here: a quick second choice builds on the first. */
export function shownFilters({ here, next, pressed }: Going): { filters: Filters; isBusy: boolean } {
  const isBusy = next?.pathname === here.pathname
  const search = pressed ?? (isBusy ? next.search : here.search)
  return { filters: filtersIn(new URLSearchParams(search)), isBusy }
}

/** Another page of the same list: nothing else is asked for. */
export const isOtherPage = (from: Filters, to: Filters): boolean =>
  from.page !== to.page && asQuery({ ...from, page: to.page }) === asQuery(to)

/** `refined`: a thumb moved or a word typed, one of many small steps. */
export type Way = 'chosen' | 'refined'

interface Step {
  query: string
  replace: boolean
}

/** Where a change leads; null where it changes nothing. What is refined step by step is one step back. */
export function stepTo(
  filters: Filters,
  change: Partial<Filters>,
  { way, before }: { way: Way; before: Way },
): Step | null {
  const query = asQuery(withChange(filters, change))
  if (query === asQuery(filters)) return null
  return { query, replace: way === 'refined' && before === 'refined' }
}
