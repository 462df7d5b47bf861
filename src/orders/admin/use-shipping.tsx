import { useState } from 'react'
import type { OrderStatus } from '../order.ts'
import { isSameParcel, parcelProblems } from '../tending/courier.ts'
import type { ListedOrder } from './admin-order.ts'
import { lastCourier, rememberCourier } from './last-courier.ts'
import { asSent, ParcelFields, storedParcel } from './parcel-fields.tsx'

/** Who ships an order says in the same breath who brings it, if they know. */
export function useShipping(order: Pick<ListedOrder, 'parcel'>, nextStatus: OrderStatus | null) {
  const [seen] = useState(() => storedParcel(order))
  const [typed, setTyped] = useState(() => ({ ...seen, courier: seen.courier || lastCourier() }))
  const [isTried, setTried] = useState(false)
  const parcel = asSent(typed)
  const isAsked = nextStatus === 'shipped'
  const isSent = isAsked && !isSameParcel(parcel, seen)

  const mayBeSent = (): boolean => {
    setTried(true)
    return !isSent || Object.keys(parcelProblems(parcel)).length === 0
  }
  return {
    mayBeSent,
    remember: (): void => (isSent ? rememberCourier(parcel.courier) : undefined),
    form: isSent ? { parcel: { ...parcel, seen } } : {},
    fields: isAsked ? <ParcelFields parcel={typed} onType={setTyped} isTried={isTried} /> : null,
  }
}
