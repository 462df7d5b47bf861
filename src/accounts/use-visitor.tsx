import { useSyncExternalStore } from 'react'

type Visitor = 'nobody' | 'shopper' | 'admin'

/** Where sign-in keeps what it knows of the account, and what tells this tab that it changed. */
export const KEPT = 'auth-storage'
export const CHANGED = 'shop.visitor'

/** A hint for the menu: the server decides. */
function visitor(): Visitor {
  try {
    const kept: { state?: { user?: { role?: string } | null } } | null = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    const user = kept?.state?.user
    if (!user) return 'nobody'
    return user.role === 'admin' ? 'admin' : 'shopper'
  } catch {
    return 'nobody'
  }
}

function follow(changed: () => void): () => void {
  addEventListener('storage', changed)
  addEventListener(CHANGED, changed)
  return () => {
    removeEventListener('storage', changed)
    removeEventListener(CHANGED, changed)
  }
}

/** Nobody until the page is alive: the server renders for strangers. */
export const useVisitor = (): Visitor => useSyncExternalStore(follow, visitor, () => 'nobody')
