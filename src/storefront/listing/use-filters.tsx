import { useEffect, useRef } from 'react'
import type { listProductsCall } from '#catalog/api.ts'
import type { Answer } from '#lib/endpoint.ts'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import { useQuery } from '#ui/use-query.tsx'
import { isOtherPage, stepTo, type Way } from './choosing.ts'
import { asQuery, type Filters, filtersIn } from './filters.ts'

/** Milliseconds that typing and moving a thumb must rest for. */
const REST = 300

export interface Chosen {
  filters: Filters
  isBusy: boolean
  /** What is shown is no longer what is asked for, for longer than a moment. */
  isSlow: boolean
  isPaging: boolean
  hrefOf: (filters: Filters) => string
  choose: (change: Partial<Filters>) => void
  /** The same once the hand rests; what is refined step by step is one step back. */
  chooseAtRest: (change: Partial<Filters>) => void
}

/** How many products each choice would show; unknown where they could not be loaded. */
export type Facets = Answer<typeof listProductsCall>['facets']

export interface FilterProps {
  chosen: Chosen
  facets: Facets | undefined
  top: number
}

const filtersOf = (query: string): Filters => filtersIn(new URLSearchParams(query))

/** What is chosen shows at once, and is asked for at once or when the hand rests. */
export function useFilters(): Chosen {
  const { here, shown, isBusy, newest, go: goTo } = useQuery()
  const filters = filtersOf(shown)
  const waiting = useRef<Partial<Filters>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const before = useRef<Way>('chosen')

  const go = (way: Way): void => {
    clearTimeout(timer.current)
    const step = stepTo(filtersOf(newest()), waiting.current, { way, before: before.current })
    waiting.current = {}
    before.current = way
    if (step) goTo(step.query, step)
  }
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    filters,
    isBusy,
    isSlow: useIsSlow(isBusy),
    isPaging: isOtherPage(filtersOf(here.search), filters),
    hrefOf: (target) => here.pathname + asQuery(target),
    choose: (change) => {
      Object.assign(waiting.current, change)
      go('chosen')
    },
    chooseAtRest: (change) => {
      Object.assign(waiting.current, change)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current('refined'), REST)
    },
  }
}
