import { useCallback, useEffect, useState } from 'react'
import { sendRequest } from '#lib/call.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { claimOrdersCall } from '#orders/api.ts'
import { mayReviewCall } from './api.ts'
import type { Reason } from './review.ts'
import type { Review } from './shown-reviews.ts'

type Standing =
  | { state: 'asking' | 'signed out' | 'may' }
  | { state: 'reviewed'; review: Review; isNew: boolean }
  | { state: 'may not'; why: Exclude<Reason, 'ALREADY_REVIEWED'> | 'unknown' }

/** An order of this browser's guest may be the purchase: it joins the account first, where that is allowed. */
async function answerFor(productId: string, signal: AbortSignal) {
  const first = await sendRequest(mayReviewCall, { productId }, { signal })
  if (first.reason !== 'NOT_PURCHASED') return first
  const { claimed } = await sendRequest(claimOrdersCall, {}, { signal }).catch(() => ({ claimed: 0 }))
  return claimed > 0 ? sendRequest(mayReviewCall, { productId }, { signal }) : first
}

/** A check that fails counts as not purchased (spec), and says that it could not be made. */
async function standingOf(productId: string, signal: AbortSignal): Promise<Standing> {
  try {
    const { reason, review } = await answerFor(productId, signal)
    if (review) return { state: 'reviewed', review, isNew: false }
    return reason === null || reason === 'ALREADY_REVIEWED' ? { state: 'may' } : { state: 'may not', why: reason }
  } catch (error) {
    if (refusalIn(error).code === 'SIGN_IN_FIRST') return { state: 'signed out' }
    return { state: 'may not', why: 'unknown' }
  }
}

/** Whether who is signed in may review the product; `again` asks once more. */
export function useMayReview(productId: string) {
  const [standing, setStanding] = useState<Standing>({ state: 'asking' })

  const look = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const nextStanding = await standingOf(productId, signal)
      if (!signal.aborted) setStanding(nextStanding)
    },
    [productId],
  )

  useEffect(() => {
    const stop = new AbortController()
    void look(stop.signal)
    return () => stop.abort()
  }, [look])

  const again = (): void => void look(new AbortController().signal)
  const wrote = (review: Review): void => setStanding({ state: 'reviewed', review, isNew: true })
  return { standing, again, wrote }
}
