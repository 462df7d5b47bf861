import { create } from 'zustand'
import { accessToken } from '#lib/request-over-http.ts'
import { tabStore } from '#lib/storage.ts'
import type { CartItem } from './cart.ts'

const promptStore = tabStore('bw_asked_to_sign_in')
export const keptWish = tabStore('bw_wish')

/** What somebody wanted when they were asked: plain words, so that it outlives the way to the sign-in page and back. */
export type Wish = { add: Omit<CartItem, 'id'> } | { save: string }

interface Asking {
  wish: Wish
  settle: (isOn: boolean) => void
}

export const useAsking = create<{ asking: Asking | null }>()(() => ({ asking: null }))

/** Whoever forbids storage is asked once per page. */
let wasAsked = false

/** Before a stranger's first change of cart or favorites in a session, and never again: true where it goes on. */
export function askedFirst(wish: Wish): Promise<boolean> {
  wasAsked ||= promptStore.read() !== null
  if (wasAsked || accessToken.read() !== null) return Promise.resolve(true)
  wasAsked = true
  promptStore.write('yes')
  return new Promise((resolve) => {
    const settle = (isOn: boolean): void => {
      useAsking.setState({ asking: null })
      resolve(isOn)
    }
    useAsking.setState({ asking: { wish, settle } })
  })
}
