import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sendRequest } from '#lib/call.ts'
import { inTab } from '#lib/storage.ts'
import { countVisitCall } from './api.ts'
import { isPrivate, sessionOf, visitsOf } from './session.ts'

/** Milliseconds until a page that is never idle is counted all the same. */
const AT_LATEST = 5000

const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: AT_LATEST })
  else setTimeout(then, AT_LATEST)
}

/** What this page is worth telling, once per session; a failure is the server's to log and nobody's to notice. */
function tell(page: string): void {
  inTab((storage) => {
    const sessionId = sessionOf(storage, Date.now(), Math.random())
    for (const visit of visitsOf(storage, page))
      sendRequest(countVisitCall, { ...visit, page, sessionId, timestamp: new Date().toISOString() }).catch(() => {})
  })
}

export function CountVisit() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isPrivate(navigator)) whenIdle(() => tell(pathname))
  }, [pathname])
  return null
}
