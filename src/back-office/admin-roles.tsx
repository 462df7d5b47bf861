import { findUser, useAuth } from '#accounts/use-auth.tsx'

/** Viewers look and change nothing; the server says the same. */
export const useMayChange = (): boolean =>
  useAuth(({ user }) => user?.adminRole === 'owner' || user?.adminRole === 'staff')

export const useIsOwner = (): boolean => useAuth(({ user }) => user?.adminRole === 'owner')

/** Who is at work here. */
export const useUser = () => ({
  accountId: useAuth(({ user }) => user?.id),
  adminRole: useAuth(({ user }) => user?.adminRole),
})

/** Asked of the server; a token that has run out is renewed by asking. */
export const isStillSignedIn = async (): Promise<boolean> => (await findUser()) !== null
