import { useEffect, useState } from 'react'
import { listDemandCall } from '#alerts/api.ts'
import { sendRequest } from '#lib/call.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'

export type Demand = Answer<typeof listDemandCall>['demand']

/** Who waits for which size: undefined until it is known, null where it can't be. No form or list waits for it. */
export function useDemand(query: CallInput<typeof listDemandCall> | null): Demand | null | undefined {
  const isAsked = query !== null
  const { productId, limit } = query ?? {}
  const [demand, setDemand] = useState<Demand | null>()
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    sendRequest(listDemandCall, { productId, limit }, { signal: stop.signal }).then(
      (answer) => setDemand(answer.demand),
      () => stop.signal.aborted || setDemand(null),
    )
    return () => stop.abort()
  }, [isAsked, productId, limit])
  return demand
}
