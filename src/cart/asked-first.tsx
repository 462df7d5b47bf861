import { create } from 'zustand'
import { accessToken } from '#lib/ask-over-http.ts'
import type { CartItem } from './cart.ts'

const ASKED = 'bw_asked_to_sign_in'
export const WISH = 'bw_wish'

/** What somebody wanted when they were asked: plain words, so that it outlives the way to the sign-in page and back. */
export type Wish = { add: Omit<CartItem, 'id'> } | { save: string }

interface Asking {
  wish: Wish
  /** Whether the wish goes on. */
  settle: (isOn: boolean) => void
}

/** Who is being asked right now. */
export const useAsking = create<{ asking: Asking | null }>()(() => ({ asking: null }))

/** Storage that is forbidden is no storage; whoever forbids it is asked once per page. */
export function session<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

export function isSignedIn(): boolean {
  try {
    return accessToken.read() !== null
  } catch {
    return false
  }
}

let wasAsked = false

/** Before a stranger's first change of cart or favorites in a session, and never again: true where it goes on. */
export function askedFirst(wish: Wish): Promise<boolean> {
  wasAsked ||= session((storage) => storage.getItem(ASKED)) !== null
  if (wasAsked || isSignedIn()) return Promise.resolve(true)
  wasAsked = true
  session((storage) => storage.setItem(ASKED, 'yes'))
  return new Promise((resolve) => {
    const settle = (isOn: boolean): void => {
      useAsking.setState({ asking: null })
      resolve(isOn)
    }
    useAsking.setState({ asking: { wish, settle } })
  })
}
