import { browserStore } from './storage.ts'

/** What a browser keeps for a guest, and as a copy of the account's for whoever is signed in. */
export type Copied = 'bw_cart' | 'bw_favorites' | 'bw_gallery_likes'
const COPIED: readonly Copied[] = ['bw_cart', 'bw_favorites', 'bw_gallery_likes']

/** Where it is kept whose the copy is. Nothing there: it is a guest's own. */
export const originOf = (key: Copied) => browserStore(`${key}_of`)

export function forgetCopy(key: Copied): void {
  originOf(key).remove()
  browserStore(key).remove()
  // This tab hears of it as the others do.
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** An account's copies don't stay behind it; what is a guest's does. */
export function forgetCopies(): void {
  for (const key of COPIED) if (originOf(key).read() !== null) forgetCopy(key)
}
