import { create } from 'zustand'
import { UNDO_SECONDS } from '#orders/undo/undo.ts'
import type { Decision } from '../review.ts'
import type { AdminReview } from './admin-review.ts'

export interface Decided {
  review: AdminReview
  status: Decision
}

/** What was decided here one by one within the last minute, the latest first, whatever the list shows by now. */
export const useDecided = create<{ decided: readonly Decided[] }>()(() => ({ decided: [] }))

export const forgetDecision = (decision: Decided): void =>
  useDecided.setState(({ decided }) => ({ decided: decided.filter((each) => each !== decision) }))

export function keepDecision(decision: Decided): void {
  const { decided } = useDecided.getState()
  useDecided.setState({ decided: [decision, ...decided.filter(({ review }) => review.id !== decision.review.id)] })
  setTimeout(() => forgetDecision(decision), UNDO_SECONDS * 1000)
}
