import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

/** The style sheets of the page that is shown, once each: the router's own way brings its fetching ahead along. */
export function Styles() {
  const matches = useMatches()
  const routes = use(FrameworkContext)?.manifest.routes
  const sheets = new Set(matches.flatMap(({ id }) => routes?.[id]?.css ?? []))
  return [...sheets].map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />)
}
