import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { listProductsCall } from '#catalog/api.ts'
import type { Answer } from '#lib/endpoint.ts'
import { asQuery, changed, type Filters, filtersIn } from './filters.ts'

/** Milliseconds that typing and moving a thumb must rest for. */
const REST = 300

export interface Chosen {
  filters: Filters
  /** What was chosen is on its way. */
  isBusy: boolean
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
  /** Upper end of the price slider. */
  top: number
}

/** The filters of the address, or of the address that is on its way: a quick second choice builds on the first. */
export function useFilters(): Chosen {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const waiting = useRef<Partial<Filters>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasRefined = useRef(false)
  // The router takes its time to say where it goes; what was pressed shows at once.
  const [wanted, setWanted] = useState<string | null>(null)
  const isBusy = next?.pathname === here.pathname
  const filters = filtersIn(new URLSearchParams(wanted ?? (isBusy ? next.search : here.search)))
  const hrefOf = (wanted: Filters): string => here.pathname + asQuery(wanted)

  const go = (isRefining: boolean): void => {
    clearTimeout(timer.current)
    const query = asQuery(changed(filters, waiting.current))
    waiting.current = {}
    const replace = isRefining && wasRefined.current
    wasRefined.current = isRefining
    if (query === asQuery(filters)) return
    setWanted(query)
    void navigate(here.pathname + query, { replace, preventScrollReset: true })
  }
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const arrived = useRef(here.key)
  useEffect(() => {
    if (arrived.current === here.key) return
    arrived.current = here.key
    setWanted(null)
  }, [here.key])

  return {
    filters,
    isBusy,
    hrefOf,
    choose: (change) => {
      Object.assign(waiting.current, change)
      go(false)
    },
    chooseAtRest: (change) => {
      Object.assign(waiting.current, change)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(true), REST)
    },
  }
}
