import type { RefusalCode } from '#lib/refusal.ts'
import { type Attempt, attemptFor } from './draft.ts'

export type PlacingState = 'idle' | 'placing' | 'placed'

/** Whoever taps twice asks once, and an order that stands is not placed again. */
export const mayPlace = (state: PlacingState): boolean => state === 'idle'

/** Whatever the shopper sees is part of the contents: a changed price, address or way to pay is another order. */
export const attemptOf = (earlier: Attempt | null, form: object, newKey: () => string): Attempt =>
  attemptFor(earlier, JSON.stringify(form), newKey)

interface PlacingTexts {
  notReached: string
  serverError: string
  failed: string
}

/** Null instead of a refusal: the answer was lost, and nobody knows whether the order stands. */
export function placingProblem(
  refusal: { code: RefusalCode; message: string } | null,
  { notReached, serverError, failed }: PlacingTexts,
): string {
  if (refusal === null) return notReached
  if (refusal.code === 'UNEXPECTED') return serverError
  return refusal.message === refusal.code ? failed : refusal.message
}
