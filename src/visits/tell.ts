import { sendRequest } from '#lib/call.ts'
import { inTab } from '#lib/storage.ts'
import { countVisitCall } from './api.ts'
import { isPrivate, sessionOf, untold, type Visit } from './session.ts'

/** Each once per session; a failure is the server's to log and nobody's to notice. */
export function tell(visits: readonly Visit[], page: string): void {
  if (isPrivate(navigator)) return
  inTab((storage) => {
    const sessionId = sessionOf(storage, Date.now(), Math.random())
    for (const visit of untold(storage, visits))
      sendRequest(countVisitCall, { ...visit, page, sessionId, timestamp: new Date().toISOString() }).catch(() => {})
  })
}
