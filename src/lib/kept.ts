import { browserStore } from './storage.ts'

export type Copied = 'bw_cart' | 'bw_favorites' | 'bw_gallery_likes'
const COPIED: readonly Copied[] = ['bw_cart', 'bw_favorites', 'bw_gallery_likes']

/** Names the account that the copy belongs to; empty for a guest's own. */
export const originOf = (key: Copied) => browserStore(`${key}_of`)

export function forgetCopy(key: Copied): void {
  originOf(key).remove()
  browserStore(key).remove()
  // The browser tells only the other tabs, so this one tells itself.
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** An account's copies don't stay behind it; what is a guest's does. */
export function forgetCopies(): void {
  for (const key of COPIED) if (originOf(key).read() !== null) forgetCopy(key)
}
