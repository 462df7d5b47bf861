import { useState } from 'react'
import { useAuth } from '#accounts/use-auth.tsx'
import { tabStore } from '#lib/storage.ts'
import { type Draft, draftIn, EMPTY } from './review-draft.ts'

/** In this tab only, and only for who wrote it: also signing in again finds it. */
export function useReviewDraft(productId: string) {
  const user = useAuth(({ user }) => user?.id)
  const store = tabStore(`bw_review ${user} ${productId}`)
  const [draft, setDraft] = useState((): Draft => draftIn(store.read()))
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    store.writeJson(next)
  }
  const drop = (): void => {
    setDraft(EMPTY)
    store.remove()
  }
  return { draft, change, drop }
}
