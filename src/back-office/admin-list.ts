export interface ListKind<T extends string, S extends string = never> {
  choice: string
  words: readonly T[]
  /** Name in the address for "only rows that are marked". */
  mark?: string
  /** The first is the default. */
  sorts?: readonly S[]
  /** Rows on a page; the first is the default. */
  sizes: readonly [number, ...number[]]
}

export interface ListState<T extends string, S extends string = never> {
  search: string
  chosen: T | undefined
  marked?: true | undefined
  /** Undefined: the default. */
  sort?: S | undefined
  page: number
  limit: number
}

const LONGEST_SEARCH = 100

const pageIn = (text: string | null): number => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** Whatever an address says wrongly counts as not said. */
export const listStateIn = <T extends string, S extends string>(
  query: URLSearchParams,
  kind: ListKind<T, S>,
): ListState<T, S> => ({
  search: (query.get('search') ?? '').slice(0, LONGEST_SEARCH),
  chosen: kind.words.find((each) => each === query.get(kind.choice)),
  marked: kind.mark !== undefined && query.get(kind.mark) === 'true' ? true : undefined,
  sort: kind.sorts?.slice(1).find((each) => each === query.get('sort')),
  page: pageIn(query.get('page')),
  limit: kind.sizes.find((each) => String(each) === query.get('limit')) ?? kind.sizes[0],
})

export function listQuery<T extends string, S extends string>(state: ListState<T, S>, kind: ListKind<T, S>): string {
  const query = new URLSearchParams()
  if (state.search !== '') query.set('search', state.search)
  if (state.chosen !== undefined) query.set(kind.choice, state.chosen)
  if (state.marked && kind.mark !== undefined) query.set(kind.mark, 'true')
  if (state.sort !== undefined) query.set('sort', state.sort)
  if (state.page !== 1) query.set('page', String(state.page))
  if (state.limit !== kind.sizes[0]) query.set('limit', String(state.limit))
  return query.size > 0 ? `?${query}` : ''
}

/** Another search, choice, order or size starts again at the first page. */
export const listChanged = <T extends string, S extends string>(
  state: ListState<T, S>,
  change: Partial<ListState<T, S>>,
): ListState<T, S> => ({
  ...state,
  page: 1,
  ...change,
})

export function rowsShown(page: { currentPage: number; total: number }, limit: number, rows: number) {
  const before = (page.currentPage - 1) * limit
  return { from: rows === 0 ? 0 : before + 1, to: rows === 0 ? 0 : before + rows, total: page.total }
}
