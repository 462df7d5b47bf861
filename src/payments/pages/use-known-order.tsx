import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { sendRequest } from '#lib/call.ts'
import { fieldOf } from '#lib/field-of.ts'
import { getOrderCall } from '#orders/api.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { getUnpaidOrderCall } from '../api.ts'
import { orderIdIn } from '../outcome.ts'
import { mayHaveUnpaid } from './kept-unpaid.tsx'

export interface KnownOrder {
  order: ShownOrder | null
  /** The server verified that its payment was declined. */
  isDeclined: boolean
  /** The order exists, but belongs to another browser. */
  isElsewhere: boolean
  isLooking: boolean
}

async function find(id: string | null): Promise<ShownOrder | null> {
  if (id !== null) return (await sendRequest(getOrderCall, { id })).order
  return mayHaveUnpaid(Date.now()) ? (await sendRequest(getUnpaidOrderCall, {})).order : null
}

const follow = () => () => undefined

/** Only in the browser: the rendered page is the same for everybody. */
export function useKnownOrder(): KnownOrder {
  const { search, state } = useLocation()
  const [ownOrder, setOwnOrder] = useState<ShownOrder | null | undefined>()
  const isAlive = useSyncExternalStore(
    follow,
    () => true,
    () => false,
  )
  useEffect(() => {
    let isGone = false
    const tell = (order: ShownOrder | null): void => {
      if (!isGone) setOwnOrder(order?.isOwn ? order : null)
    }
    find(orderIdIn(new URLSearchParams(search))).then(tell, () => tell(null))
    return () => {
      isGone = true
    }
  }, [search])
  const isDeclined = isAlive && fieldOf(state, 'verified') === 'declined'
  const isLooking = ownOrder === undefined
  return { order: ownOrder ?? null, isDeclined, isElsewhere: isDeclined && ownOrder === null, isLooking }
}
