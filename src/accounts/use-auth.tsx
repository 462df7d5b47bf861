import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { accessToken } from '#lib/ask-over-http.ts'
import { ask } from '#lib/call.ts'
import type { Answer } from '#lib/endpoint.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { getMeCall, signInCall, signOutCall } from './api.ts'

export type User = Answer<typeof getMeCall>['user']

interface Auth {
  user: User | null
  /** The server has been asked who this is, or nobody claims to be anyone. */
  isInitialized: boolean
}

export const useAuth = create<Auth>()(
  persist((): Auth => ({ user: null, isInitialized: false }), {
    name: 'auth-storage',
  }),
)

const nobody: Auth = { user: null, isInitialized: true }

/** Who this browser's token belongs to. Only a "no" of the server signs anybody out, never a lost connection. */
export async function findUser(signal?: AbortSignal): Promise<User | null> {
  if (accessToken.read() === null) {
    useAuth.setState(nobody)
    return null
  }
  try {
    const { user } = await ask(getMeCall, {}, signal ? { signal } : {})
    useAuth.setState({ user, isInitialized: true })
    return user
  } catch (error) {
    if (refusalIn(error).code !== 'SIGN_IN_FIRST') throw error
    accessToken.drop()
    useAuth.setState(nobody)
    return null
  }
}

/** Null where the password was right but nobody could be found behind it. */
export async function signIn(given: { email: string; password: string }): Promise<User | null> {
  const { token } = await ask(signInCall, given)
  accessToken.keep(token)
  return findUser()
}

/** Whatever the server answers, this browser forgets the account. */
export async function signOut(): Promise<void> {
  try {
    await ask(signOutCall, {})
  } catch {
    // The session then ends by itself; the token is gone from here either way.
  } finally {
    accessToken.drop()
    useAuth.setState(nobody)
  }
}
