import { useEffect, useState } from 'react'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { countRecentOrdersCall } from '../api.ts'

type Recent = Answer<typeof countRecentOrdersCall>['recent']

const EVERY = 60_000

/** How many orders came since the list was read. Asked each minute somebody looks, and when they come back to it. */
export function useNewOrders(listRecent: Recent | undefined): number {
  const [lastAnswer, setLastAnswer] = useState<Recent>()
  const { since, count = 0 } = listRecent ?? {}

  useEffect(() => {
    if (since === undefined) return
    const stop = new AbortController()
    const { signal } = stop
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      // Whoever can't be asked now is asked again in a minute.
      sendRequest(countRecentOrdersCall, { since }, { signal }).then(
        ({ recent }) => signal.aborted || setLastAnswer(recent),
        () => undefined,
      )
    }
    const timer = setInterval(look, EVERY)
    addEventListener('focus', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [since])

  return lastAnswer !== undefined && lastAnswer.since === since ? Math.max(0, lastAnswer.count - count) : 0
}
