/** What a browser keeps under a key of its storage: calls back when another tab changes or clears it. */
export function followKept(key: string, changed: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
