import { useState } from 'react'
import { useAuth } from '#accounts/use-auth.tsx'
import { type Draft, draftIn, EMPTY } from './review-draft.ts'

/** In this tab only, and only for who wrote it: also signing in again finds it. */
export function useReviewDraft(productId: string) {
  const user = useAuth(({ user }) => user?.id)
  const place = `bw_review ${user} ${productId}`
  const [draft, setDraft] = useState((): Draft => {
    try {
      return draftIn(sessionStorage.getItem(place))
    } catch {
      return EMPTY
    }
  })
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    try {
      sessionStorage.setItem(place, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing still sends what stands in the form.
    }
  }
  const drop = (): void => {
    setDraft(EMPTY)
    try {
      sessionStorage.removeItem(place)
    } catch {
      // Then there was nothing to remove.
    }
  }
  return { draft, change, drop }
}
