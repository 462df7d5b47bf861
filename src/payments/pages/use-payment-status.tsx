import { useEffect, useEffectEvent, useState } from 'react'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import type { OrderStatus } from '#orders/order.ts'
import { getPaymentStatusCall, sendPaymentResultCall } from '../api.ts'

/** Milliseconds. */
const EVERY = 5000
const LONGEST = 120_000

interface PaymentState {
  status: OrderStatus | null
  /** The bank may still say yes to a try. */
  isUndecided: boolean
}

export interface PaymentProgress extends PaymentState {
  isUnheard: boolean
  isLate: boolean
  /** There is no such order, or it is not this browser's to see: asking again would not change it. */
  isUnknown: boolean
}

interface StatusQuery {
  id: string | null
  firstState: PaymentState
  /** What the bank signed: with it another browser than the order's own may ask as well. */
  query?: string | null
}

async function look({ id, query }: { id: string; query: string | null }, signal: AbortSignal): Promise<PaymentState> {
  if (query === null) return (await sendRequest(getPaymentStatusCall, { id }, { signal })).data
  const { order } = await sendRequest(sendPaymentResultCall, { query }, { signal })
  return { status: order.status, isUndecided: order.paymentInfo.isUndecided }
}

export function usePaymentStatus({ id, firstState, query = null }: StatusQuery): PaymentProgress {
  const [state, setState] = useState(firstState)
  const [isUnheard, setUnheard] = useState(false)
  const [isLate, setLate] = useState(false)
  const [isUnknown, setUnknown] = useState(id === null)
  const isOpen = state.status === null || state.status === 'pending'
  const hear = useEffectEvent((now: PaymentState): boolean => {
    setState(now)
    setUnheard(false)
    return false
  })
  const miss = useEffectEvent((error: unknown): boolean => {
    const isNotThere = refusalIn(error).status === 404
    if (isNotThere) setUnknown(true)
    else setUnheard(true)
    return isNotThere
  })

  useEffect(() => {
    if (id === null || !isOpen) return
    const began = Date.now()
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const hearLater = (): void => {
      if (Date.now() - began >= LONGEST) setLate(true)
      else timer = setTimeout(again, EVERY)
    }
    const again = (): void => {
      const { signal } = stop
      void look({ id, query }, signal)
        .then(
          (now) => signal.aborted || hear(now),
          (error: unknown) => signal.aborted || miss(error),
        )
        .then((isOver) => isOver || signal.aborted || hearLater())
    }
    again()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [id, query, isOpen])
  return { ...state, isUnheard, isLate, isUnknown }
}
