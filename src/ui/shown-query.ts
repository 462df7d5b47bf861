export interface Place {
  pathname: string
  search: string
}

/** Where a page stands, where the router is going, and the query that was pressed last and has not arrived. */
interface Going {
  here: Place
  next: Place | undefined
  pressed: string | undefined
}

/** The query that was pressed or is on its way, else the one here. */
export function shownQuery({ here, next, pressed }: Going): { shown: string; isBusy: boolean } {
  const isBusy = next?.pathname === here.pathname
  return { shown: pressed ?? (isBusy ? next.search : here.search), isBusy }
}
