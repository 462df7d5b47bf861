import { useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { accessToken } from '#lib/ask-over-http.ts'
import { ask } from '#lib/call.ts'
import { Refusal } from '#lib/refusal.ts'
import { placeGuestOrderCall, placeOrderCall } from '#orders/api.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { attemptFor } from './draft.ts'
import type { orderForm } from './order-form.ts'
import type { useDraft } from './use-draft.tsx'

type Form = ReturnType<typeof orderForm>

interface Placing {
  draft: ReturnType<typeof useDraft>
  /** The cart is cleared and the shopper led to the order. */
  onPlaced: (order: ShownOrder) => void
  onRefused: (refusal: Refusal) => void
}

const send = (form: Form, idempotencyKey: string) =>
  ask(accessToken.read() === null ? placeGuestOrderCall : placeOrderCall, form, { idempotencyKey })

function useSentence(): (error: unknown) => string {
  const { payment } = useTexts('checkout').checkout
  return (error) => {
    if (!(error instanceof Refusal)) return payment.notReached
    if (error.code === 'UNEXPECTED') return payment.serverError
    return error.message === error.code ? payment.failed : error.message
  }
}

/** One order per contents, however often it is asked for: see attemptFor. */
export function usePlacing({ draft, onPlaced, onRefused }: Placing) {
  const sentence = useSentence()
  const [state, setState] = useState<'idle' | 'placing' | 'placed'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const isUnderWay = useRef(false)

  async function place(form: Form): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('placing')
    setProblem(null)
    const attempt = attemptFor(draft.draft.attempt, JSON.stringify(form), () => crypto.randomUUID())
    draft.keepAttempt(attempt)
    try {
      const { order } = await send(form, attempt.key)
      setState('placed')
      draft.keepAttempt(null)
      onPlaced(order)
    } catch (error) {
      isUnderWay.current = false
      setState('idle')
      setProblem(sentence(error))
      if (error instanceof Refusal) onRefused(error)
    }
  }
  return { state, problem, setProblem, place }
}
