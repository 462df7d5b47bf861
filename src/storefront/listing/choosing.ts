import { asQuery, type Filters, withChange } from './filters.ts'

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
