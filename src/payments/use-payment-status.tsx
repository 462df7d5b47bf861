import { useEffect, useState } from 'react'
import { ask } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import type { OrderStatus } from '#orders/order.ts'
import { getPaymentStatusCall } from './api.ts'

/** Milliseconds. */
const EVERY = 5000
const LONGEST = 120_000

export interface PaymentProgress {
  status: OrderStatus | null
  /** The shop did not answer the last time. */
  isUnheard: boolean
  /** Asked for two minutes without an answer. */
  isLate: boolean
}

/** Asks where a card order stands, every 5 s for up to 120 s, until it is more than pending. `id` null: nothing to ask for. */
export function usePaymentStatus(id: string | null, known: OrderStatus | null = null): PaymentProgress {
  const [status, setStatus] = useState(known)
  const [isUnheard, setUnheard] = useState(false)
  const [isLate, setLate] = useState(false)
  const isOpen = status === null || status === 'pending'

  useEffect(() => {
    if (id === null || !isOpen) return
    const began = Date.now()
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      try {
        setStatus((await ask(getPaymentStatusCall, { id }, { signal: stop.signal })).data.status)
        setUnheard(false)
      } catch (error) {
        // Not this browser's to see: asking again would not change it.
        if (stop.signal.aborted || refusalIn(error).status === 404) return
        setUnheard(true)
      }
      if (Date.now() - began >= LONGEST) setLate(true)
      else timer = setTimeout(() => void look(), EVERY)
    }
    void look()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [id, isOpen])
  return { status, isUnheard, isLate }
}
