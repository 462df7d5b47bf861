import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { listProductsCall } from '#catalog/api.ts'
import type { Answer } from '#lib/endpoint.ts'
import { useIsSlow } from '#ui/use-is-slow.tsx'
import { isOtherPage, shownFilters, stepTo, type Way } from './choosing.ts'
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

/** What is chosen shows at once, and is asked for at once or when the hand rests. */
export function useFilters(): Chosen {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const waiting = useRef<Partial<Filters>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const before = useRef<Way>('chosen')
  // The router takes its time to say where it goes; what was pressed shows at once, until it or something else is here.
  const [pressed, setPressed] = useState<{ query: string; at: string } | null>(null)
  // A step back comes to where it was pressed: by then it is no wish any more.
  if (pressed && pressed.at !== here.key) setPressed(null)
  const { filters, isBusy } = shownFilters({ here, next, pressed: pressed?.at === here.key ? pressed.query : null })

  const go = (way: Way): void => {
    clearTimeout(timer.current)
    const step = stepTo(filters, waiting.current, { way, before: before.current })
    waiting.current = {}
    before.current = way
    if (!step) return
    setPressed({ query: step.query, at: here.key })
    void navigate(here.pathname + step.query, { replace: step.replace, preventScrollReset: true })
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
    isPaging: isOtherPage(filtersIn(new URLSearchParams(here.search)), filters),
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
