import { auth, CHANGED } from '#accounts/use-visitor.tsx'
import { accessToken } from '#lib/request-over-http.ts'

/** Without a connection the script that tells the server can't come either; this browser forgets all the same. */
function forget(): void {
  accessToken.drop()
  auth.remove()
}

export async function logOut(): Promise<void> {
  const { signOut } = await import('#accounts/use-auth.tsx').catch(() => ({ signOut: forget }))
  await signOut()
  dispatchEvent(new Event(CHANGED))
}
