import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { visitsOf } from './session.ts'
import { tell } from './tell.ts'

/** Milliseconds until a page that is never idle is counted all the same. */
const AT_LATEST = 5000

const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: AT_LATEST })
  else setTimeout(then, AT_LATEST)
}

export function CountVisit() {
  const { pathname } = useLocation()
  useEffect(() => {
    const visits = visitsOf(pathname, location.search, document.referrer)
    whenIdle(() => tell(visits, pathname))
  }, [pathname])
  return null
}
