import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { listDemandCall } from '#alerts/api.ts'
import { sendRequest } from '#lib/call.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'

export type Demand = Answer<typeof listDemandCall>['demand']

/**
 * Who waits for which size: undefined until it is known, null where it can't be. No form or list waits for it; what
 * could not be read is asked for again whenever the page is read again.
 */
export function useDemand(query: CallInput<typeof listDemandCall> | null): Demand | null | undefined {
  const isAsked = query !== null
  const { productId, limit } = query ?? {}
  const [demand, setDemand] = useState<Demand | null>()
  const asking = useRef<AbortController>(null)
  const ask = useEffectEvent((input: CallInput<typeof listDemandCall>) => {
    asking.current?.abort()
    const stop = new AbortController()
    asking.current = stop
    sendRequest(listDemandCall, input, { signal: stop.signal }).then(
      (answer) => setDemand(answer.demand),
      () => stop.signal.aborted || setDemand(null),
    )
  })
  useEffect(() => {
    if (isAsked) ask({ productId, limit })
    return () => asking.current?.abort()
  }, [isAsked, productId, limit])

  const isPageRead = useRevalidator().state === 'loading'
  const askAgain = useEffectEvent(() => {
    if (demand === null) ask({ productId, limit })
  })
  useEffect(() => {
    if (isPageRead) askAgain()
  }, [isPageRead])
  return demand
}
