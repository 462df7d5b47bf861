import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { sendRequest } from '#lib/call.ts'
import { sendBeforeLeaving } from '#lib/copies.ts'
import type { Answer, CallInput } from '#lib/endpoint.ts'
import { refusalIn } from '#lib/refusal-in.ts'
import { accessToken } from '#lib/request-over-http.ts'
import { finishGoogleCall, getMeCall, googleCall, signInCall, signOutCall, signUpCall } from './api.ts'

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

const POLLS = 10
const BETWEEN_POLLS = 100

export function forgetUser(): void {
  accessToken.drop()
  useAuth.setState({ user: null, isInitialized: true })
}

/** Who this browser's token belongs to. Only a "no" of the server signs anybody out, never a lost connection. */
export async function findUser(signal?: AbortSignal): Promise<User | null> {
  if (accessToken.read() === null) {
    forgetUser()
    return null
  }
  try {
    const { user } = await sendRequest(getMeCall, {}, signal ? { signal } : {})
    useAuth.setState({ user, isInitialized: true })
    return user
  } catch (error) {
    if (refusalIn(error).code !== 'SIGN_IN_FIRST') throw error
    forgetUser()
    return null
  }
}

/** Null where the session is there, but nobody was found behind it in time. */
export async function arrive(token: string): Promise<User | null> {
  accessToken.keep(token)
  for (let poll = 0; poll < POLLS; poll += 1) {
    const user = await findUser().catch(() => null)
    if (user) return user
    await new Promise((go) => setTimeout(go, BETWEEN_POLLS))
  }
  return null
}

export const signIn = async (input: CallInput<typeof signInCall>): Promise<User | null> =>
  arrive((await sendRequest(signInCall, input)).token)

export const signUp = async (input: CallInput<typeof signUpCall>): Promise<User | null> =>
  arrive((await sendRequest(signUpCall, input)).token)

export const signInWithGoogle = async (input: CallInput<typeof googleCall>): Promise<User | null> =>
  arrive((await sendRequest(googleCall, input)).token)

export const finishGoogle = async (input: CallInput<typeof finishGoogleCall>): Promise<User | null> =>
  arrive((await sendRequest(finishGoogleCall, input)).token)

/** Whatever the server answers, this browser forgets the account. */
export async function signOut(): Promise<void> {
  await sendBeforeLeaving()
  try {
    await sendRequest(signOutCall, {})
  } catch {
    // The session then ends by itself; the token is gone from here either way.
  } finally {
    forgetUser()
  }
}
