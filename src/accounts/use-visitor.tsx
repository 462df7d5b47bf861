import { useSyncExternalStore } from 'react'
import { browserStore } from '#lib/storage.ts'

type Visitor = 'nobody' | 'shopper' | 'admin'

export const auth = browserStore('auth-storage')
export const CHANGED = 'shop.visitor'

interface StoredAuth {
  state?: { user?: { id?: string; role?: string } | null }
}

/** As it is kept: another tab may have signed in somebody else. */
export const keptUser = () =>
  auth.readAs((text): StoredAuth | null => JSON.parse(text ?? 'null'), null)?.state?.user ?? null

/** A hint for the menu: the server decides. */
function visitor(): Visitor {
  const user = keptUser()
  if (!user) return 'nobody'
  return user.role === 'admin' ? 'admin' : 'shopper'
}

function follow(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener(CHANGED, onChange)
  }
}

/** Nobody until the page is alive: the server renders for strangers. */
export const useVisitor = (): Visitor => useSyncExternalStore(follow, visitor, () => 'nobody')
