import { useEffect, useState } from 'react'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { listCouriersCall } from './api.ts'

export type Courier = Answer<typeof listCouriersCall>['couriers'][number]

/** Those of the shop, also whom it does not offer any more; null until they are here, and where they can't be read. */
export function useEveryCourier(): readonly Courier[] | null {
  const [couriers, setCouriers] = useState<readonly Courier[] | null>(null)
  useEffect(() => {
    let isOver = false
    sendRequest(listCouriersCall, {}).then(
      (answer) => {
        if (!isOver) setCouriers(answer.couriers)
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [])
  return couriers
}

/** Those that are offered; until they are here any name can be typed. */
export const useCouriers = (): readonly Courier[] => (useEveryCourier() ?? []).filter(({ isActive }) => isActive)
