import { use, useEffect } from 'react'
import { preloadModule } from 'react-dom'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/** The scripts of all pages under this one: a page whose script can't be had ends as the browser's own error page. */
export function usePagesAhead(parentId: string): void {
  const routes = use(FrameworkContext)?.manifest.routes
  useEffect(() => {
    for (const route of Object.values(routes ?? {})) {
      if (route?.parentId !== parentId) continue
      for (const script of [route.module, ...(route.imports ?? [])]) preloadModule(script)
    }
  }, [routes, parentId])
}
