import { useEffect, useState } from 'react'
import { sendRequest } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { listCouriersCall } from './api.ts'

export type Courier = Answer<typeof listCouriersCall>['couriers'][number]

const NONE: readonly Courier[] = []

/** Those that are offered, once somebody may choose; until they are here any name can be typed. */
export function useCouriers(isWanted: boolean): readonly Courier[] {
  const [couriers, setCouriers] = useState(NONE)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    sendRequest(listCouriersCall, {}).then(
      (answer) => {
        if (!isOver) setCouriers(answer.couriers.filter(({ isActive }) => isActive))
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isWanted])
  return couriers
}
