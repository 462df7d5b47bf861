import { type ComponentProps, type MouseEvent, use } from 'react'
import { preloadModule } from 'react-dom'
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_DataRouterContext as RouterContext,
  useHref,
  useLinkClickHandler,
} from 'react-router'

interface LinkProps extends ComponentProps<'a'> {
  to: string
  /** A whole new page, past the router. */
  reloadDocument?: boolean | undefined
  replace?: boolean
  preventScrollReset?: boolean
  state?: unknown
  /** Its script is fetched as soon as somebody points at it. */
  prefetch?: 'intent'
}

/** Whether the router is on its way there already: to ask again would only begin anew. */
function useIsUnderWay(href: string): (event: MouseEvent) => boolean {
  const router = use(RouterContext)?.router
  return ({ button, metaKey, ctrlKey, shiftKey, altKey }) => {
    const to = router?.state.navigation.location
    const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
    return isPlain && to !== undefined && to.pathname + to.search + to.hash === href
  }
}

function usePrefetch(href: string): () => void {
  const router = use(RouterContext)?.router
  const routes = use(FrameworkContext)?.manifest.routes
  return () => {
    for (const { route } of router?.match(href) ?? []) {
      const { module, imports = [] } = routes?.[route.id] ?? {}
      for (const script of module ? [module, ...imports] : []) preloadModule(script)
    }
  }
}

/** A way to another page: the router's own link, without the two thirds of it that the shop does not use. */
export function Link(props: LinkProps) {
  const { to, reloadDocument: _, replace: _r, preventScrollReset: _p, state: _s, prefetch: _f, ...rest } = props
  return /^[a-z]+:/i.test(to) ? <a {...rest} href={to} /> : <ShopLink {...props} />
}

function ShopLink({ to, reloadDocument, replace, preventScrollReset, state, prefetch, ...rest }: LinkProps) {
  const { onClick, target } = rest
  const href = useHref(to)
  const fetchAhead = usePrefetch(href)
  const isUnderWay = useIsUnderWay(href)
  const go = useLinkClickHandler(to, {
    ...(target === undefined ? {} : { target }),
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    ...(state === undefined ? {} : { state }),
  })
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument) return
    if (isUnderWay(event)) event.preventDefault()
    else go(event)
  }
  const ahead = prefetch ? { onPointerEnter: fetchAhead, onFocus: fetchAhead } : {}
  return <a {...ahead} {...rest} href={href} onClick={follow} />
}
