import { startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_decodeViaTurboStream as decodeState,
  type EntryContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getHydrationData as getHydrationData,
  type HydrationState,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_RemixErrorBoundary as RootBoundary,
  RouterProvider,
} from 'react-router'
import { loadPageTexts } from '#i18n/page-needs.ts'
import { languageOf } from '#lib/language.ts'
import { noteDocument } from '#lib/own-document.ts'

type Pages = Pick<EntryContext, 'manifest' | 'routeModules'>

declare global {
  interface Window {
    __reactRouterContext: Omit<EntryContext, keyof Pages> & { stream: ReadableStream<Uint8Array> }
    __reactRouterManifest: Pages['manifest']
    __reactRouterRouteModules: Pages['routeModules']
  }
}

const {
  __reactRouterContext: { stream, ...context },
  __reactRouterManifest: manifest,
  __reactRouterRouteModules: routeModules,
} = window

for (const [id, route] of Object.entries(manifest.routes)) if (route) route.id = id

/**
 * What the framework's HydratedRouter does for a shop whose pages load themselves in the browser (each `loader` is a
 * `clientLoader` too) and know every route from the start: without fetching through the server, finding routes step by
 * step, and prefetching, a first visit is 3 KB lighter.
 */
async function openRouter() {
  const state = (await decodeState(stream, window)).value as HydrationState
  const { future, isSpaMode } = context
  const routes = createClientRoutes(manifest.routes, routeModules, state, true, isSpaMode)
  const hydrationData = getHydrationData({
    state,
    routes,
    getRouteInfo: (id) => ({
      clientLoader: routeModules[id]?.clientLoader,
      hasLoader: manifest.routes[id]?.hasLoader === true,
      hasHydrateFallback: routeModules[id]?.HydrateFallback !== undefined,
    }),
    location,
    basename: undefined,
    future,
    isSpaMode,
  })
  const history = createBrowserHistory()
  return createRouter({ routes, history, hydrationData, mapRouteProperties, hydrationRouteProperties })
}

type Router = Awaited<ReturnType<typeof openRouter>>

function Shop({ router }: { router: Router }) {
  const [where, setWhere] = useState(router.state.location)
  useLayoutEffect(() => {
    router.initialize()
    return router.subscribe((state) => setWhere(state.location))
  }, [router])
  return (
    <FrameworkContext.Provider value={{ ...context, manifest, routeModules }}>
      <RootBoundary location={where}>
        <RouterProvider router={router} />
      </RootBoundary>
    </FrameworkContext.Provider>
  )
}

noteDocument(location.pathname)
const [router] = await Promise.all([openRouter(), loadPageTexts(languageOf(location.pathname))])

// A page that was left for another document while it was going there comes back as it was: still going.
addEventListener('pageshow', ({ persisted }) => {
  const { location: here, navigation } = router.state
  if (persisted && navigation.state !== 'idle') void router.navigate(here, { replace: true, preventScrollReset: true })
})

startTransition(() => {
  hydrateRoot(document, <Shop router={router} />)
})
