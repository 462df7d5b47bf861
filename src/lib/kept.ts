/** What a browser keeps under a key of its storage: calls back when another tab changes or clears it. */
export function followKept(key: string, changed: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** What a browser keeps for a guest, and as a copy of the account's for whoever is signed in. */
export type Copied = 'bw_cart' | 'bw_favorites' | 'bw_gallery_likes'
const COPIED: readonly Copied[] = ['bw_cart', 'bw_favorites', 'bw_gallery_likes']

/** Where it is kept whose the copy is. Nothing there: it is a guest's own. */
export const originKey = (key: Copied): string => `${key}_of`

export function forgetCopy(key: Copied): void {
  localStorage.removeItem(originKey(key))
  localStorage.removeItem(key)
  // This tab hears of it as the others do.
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** An account's copies don't stay behind it; what is a guest's does. */
export function forgetCopies(): void {
  for (const key of COPIED) if (localStorage.getItem(originKey(key)) !== null) forgetCopy(key)
}
