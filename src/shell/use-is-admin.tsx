import { useSyncExternalStore } from 'react'

/** What sign-in keeps of the account: a hint for the menu, the server decides. */
function isAdmin(): boolean {
  try {
    const kept: { state?: { user?: { role?: string } | null } } | null = JSON.parse(
      localStorage.getItem('auth-storage') ?? '{}',
    )
    return kept?.state?.user?.role === 'admin'
  } catch {
    return false
  }
}

function follow(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

export const useIsAdmin = (): boolean => useSyncExternalStore(follow, isAdmin, () => false)
