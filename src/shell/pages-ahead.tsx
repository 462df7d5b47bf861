import { use, useEffect } from 'react'
import { preload } from 'react-dom'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/** All pages under this one come along: a page whose script can't be had ends as the browser's own error page. */
export function usePagesAhead(parentId: string): void {
  const routes = use(FrameworkContext)?.manifest.routes
  useEffect(() => {
    for (const route of Object.values(routes ?? {})) {
      if (route?.parentId !== parentId) continue
      // Importing it brings what it imports itself; whoever opens it tries again.
      import(/* @vite-ignore */ route.module).catch(() => undefined)
      for (const style of route.css ?? []) preload(style, { as: 'style' })
    }
  }, [routes, parentId])
}
