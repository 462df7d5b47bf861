import { useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Refusal } from '#lib/refusal.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { placeGuestOrderCall, placeOrderCall } from '#orders/api.ts'
import { useLine } from '#orders/line/use-line.tsx'
import type { ShownOrder } from '#orders/shown-order.ts'
import { sessionTold } from '#visits/session-told.ts'
import type { orderForm } from './order-form.ts'
import { attemptOf, mayPlace, type PlacingState, placingProblem } from './placing.ts'
import type { useDraft } from './use-draft.tsx'

type Form = ReturnType<typeof orderForm>

interface Placing {
  draft: ReturnType<typeof useDraft>
  onPlaced: (order: ShownOrder) => void
  onRefused: (refusal: Refusal) => void
}

const send = (form: Form, idempotencyKey: string, ticket: string | undefined) =>
  sendRequest(
    accessToken.read() === null ? placeGuestOrderCall : placeOrderCall,
    { ...form, ...sessionTold(), ticket },
    { idempotencyKey },
  )

/** One order per contents, however often it is asked for: see attemptFor. */
export function usePlacing({ draft, onPlaced, onRefused }: Placing) {
  const { payment } = useTexts('checkout').checkout
  const [state, setState] = useState<PlacingState>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const { ask, ...line } = useLine(payment.away)
  // A second tap comes before the page is drawn again.
  const latest = useRef(state)
  const move = (to: PlacingState): void => {
    latest.current = to
    setState(to)
  }

  async function place(form: Form): Promise<void> {
    if (!mayPlace(latest.current)) return
    move('placing')
    setProblem(null)
    const attempt = attemptOf(draft.draft.attempt, form, () => crypto.randomUUID())
    draft.keepAttempt(attempt)
    try {
      const answer = await ask(attempt.key, (ticket) => send(form, attempt.key, ticket))
      if (!answer) return move('idle')
      move('placed')
      draft.keepAttempt(null)
      onPlaced(answer.order)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null
      move('idle')
      setProblem(placingProblem(refusal, payment))
      if (refusal) onRefused(refusal)
    }
  }
  return { state, problem, setProblem, place, line }
}
