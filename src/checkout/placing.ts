import type { RefusalCode } from '#lib/refusal.ts'
import type { ShownOrder } from '#orders/shown-order.ts'
import { type Attempt, attemptFor } from './draft.ts'

export type PlacingState = 'idle' | 'placing' | 'placed'

/** Whoever taps twice asks once, and an order that stands is not placed again. */
export const mayPlace = (state: PlacingState): boolean => state === 'idle'

interface CheckedCart {
  state: 'checking' | 'checked' | 'failed'
  changes: readonly unknown[]
}

/** Nobody orders what they have not seen, and no cart is ordered that the shop could not be asked about. */
export function beforePlacing({ state, changes }: CheckedCart, feeChange: object | null): 'look' | 'check' | 'place' {
  if (changes.length > 0 || feeChange) return 'look'
  return state === 'failed' ? 'check' : 'place'
}

export const afterPlacing = ({
  paymentMethod,
  isPaid,
}: Pick<ShownOrder, 'paymentMethod' | 'isPaid'>): 'pay' | 'show' =>
  paymentMethod === 'paymob' && !isPaid ? 'pay' : 'show'

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
