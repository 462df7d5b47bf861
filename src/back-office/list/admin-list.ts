/** What a list may be narrowed by, by its name in the address: one of these words, a day, or a code that was typed once. */
export type Filters = Readonly<Record<string, readonly string[] | 'day' | 'code'>>

type Word<Choice> = Choice extends readonly (infer Each)[] ? Each : string
export type Chosen<F extends Filters> = { [Name in keyof F]?: Word<F[Name]> | undefined }

export interface ListKind<F extends Filters, S extends string = never> {
  filters: F
  /** The first is the default. */
  sorts?: readonly S[]
  /** Rows on a page; the first is the default. */
  sizes: readonly [number, ...number[]]
}

export interface ListState<F extends Filters, S extends string = never> {
  search: string
  chosen: Chosen<F>
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

/** A 30th of February is read as a day of March. */
function isDay(text: string): boolean {
  const day = new Date(/^20\d\d-\d\d-\d\d$/.test(text) ? text : Number.NaN)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const isCode = (text: string): boolean => /^\S{1,30}$/.test(text)

function isChoice(choices: Filters[string], text: string): boolean {
  if (choices === 'day') return isDay(text)
  return choices === 'code' ? isCode(text) : choices.includes(text)
}

const chosenIn = <F extends Filters>(query: URLSearchParams, filters: F): Chosen<F> =>
  Object.fromEntries(
    [...query].filter(([name, text]) => Object.hasOwn(filters, name) && isChoice(filters[name] ?? [], text)),
  ) as Chosen<F>

/** Whatever an address says wrongly counts as not said. */
export const listStateIn = <F extends Filters, S extends string>(
  query: URLSearchParams,
  kind: ListKind<F, S>,
): ListState<F, S> => ({
  search: (query.get('search') ?? '').slice(0, LONGEST_SEARCH),
  chosen: chosenIn(query, kind.filters),
  sort: kind.sorts?.slice(1).find((each) => each === query.get('sort')),
  page: pageIn(query.get('page')),
  limit: kind.sizes.find((each) => String(each) === query.get('limit')) ?? kind.sizes[0],
})

export function listQuery<F extends Filters, S extends string>(state: ListState<F, S>, kind: ListKind<F, S>): string {
  const query = new URLSearchParams()
  if (state.search !== '') query.set('search', state.search)
  for (const name of Object.keys(kind.filters)) {
    const word = state.chosen[name]
    if (word !== undefined) query.set(name, word)
  }
  if (state.sort !== undefined) query.set('sort', state.sort)
  if (state.page !== 1) query.set('page', String(state.page))
  if (state.limit !== kind.sizes[0]) query.set('limit', String(state.limit))
  return query.size > 0 ? `?${query}` : ''
}

/** Another search, choice, order or size starts again at the first page. */
export const listChanged = <F extends Filters, S extends string>(
  state: ListState<F, S>,
  change: Partial<ListState<F, S>>,
): ListState<F, S> => ({
  ...state,
  page: 1,
  ...change,
})

/** What Back takes back one by one: each choice, but not each word that is typed into the search. */
export const isStep = (change: Partial<ListState<Filters, string>>): boolean =>
  Object.keys(change).some((name) => name !== 'search')

/** How much the list is narrowed, its search apart. */
export const countChosen = (chosen: Chosen<Filters>): number =>
  Object.values(chosen).filter((word) => word !== undefined).length

export function rowsShown(page: { currentPage: number; total: number }, limit: number, rows: number) {
  const before = (page.currentPage - 1) * limit
  return { from: rows === 0 ? 0 : before + 1, to: rows === 0 ? 0 : before + rows, total: page.total }
}
