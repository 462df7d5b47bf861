import { useAuth } from '#accounts/use-auth.tsx'

/** Viewers look and change nothing; the server says the same. */
export const useMayChange = (): boolean =>
  useAuth(({ user }) => user?.adminRole === 'owner' || user?.adminRole === 'staff')

export const useIsOwner = (): boolean => useAuth(({ user }) => user?.adminRole === 'owner')
