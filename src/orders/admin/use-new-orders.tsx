import { useState } from 'react'
import { useEachMinute } from '#back-office/use-each-minute.tsx'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { countRecentOrdersCall } from '../api.ts'

type Recent = Answer<typeof countRecentOrdersCall>['recent']

/** How many orders came since the list was read. */
export function useNewOrders(listRecent: Recent | undefined): number {
  const [lastAnswer, setLastAnswer] = useState<Recent>()
  const { since, count = 0 } = listRecent ?? {}

  useEachMinute((signal) => {
    if (since === undefined) return
    // Whoever can't be asked now is asked again in a minute.
    sendRequest(countRecentOrdersCall, { since }, { signal }).then(
      ({ recent }) => signal.aborted || setLastAnswer(recent),
      () => undefined,
    )
  })

  return lastAnswer !== undefined && lastAnswer.since === since ? Math.max(0, lastAnswer.count - count) : 0
}
