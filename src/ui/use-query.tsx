import { startTransition, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type Place, shownQuery } from './shown-query.ts'

/** What was pressed last, until the router has brought it or gone elsewhere. */
interface Wish {
  query: string
  replace: boolean
}

export interface Query {
  here: Place
  /** What the page is to show: as pressed, on its way, or here. */
  shown: string
  /** Another query of this page is on its way. */
  isBusy: boolean
  /** What the next press builds on: even one that comes before the page has shown the last. */
  newest: () => string
  /** `replace`: no step back of its own. A step that never arrived is still one. */
  go: (query: string, options: { replace: boolean }) => void
}

/**
 * The query of the page's address, as it is chosen. The router tells of a navigation late on a slow machine, and of
 * one that has ended later still, so that neither may decide what a quick second press adds to.
 */
export function useQuery(): Query {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const lastWish = useRef<Wish>(undefined)
  const [pressed, setPressed] = useState<Wish | null>(null)

  const go = async (query: string, { replace }: { replace: boolean }): Promise<void> => {
    const wish = { query, replace: replace && lastWish.current?.replace !== false }
    lastWish.current = wish
    setPressed(wish)
    await navigate(here.pathname + query, { replace: wish.replace, preventScrollReset: true })
    if (lastWish.current === wish) lastWish.current = undefined
    // With what it brought, which is a transition too.
    startTransition(() => setPressed((now) => (now === wish ? null : now)))
  }

  return {
    here,
    ...shownQuery({ here, next, pressed: pressed?.query }),
    newest: () => lastWish.current?.query ?? window.location.search,
    go: (query, options) => void go(query, options),
  }
}
