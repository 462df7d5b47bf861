const NAMED = 'item'

export const itemInAddress = (): string | null => new URLSearchParams(location.search).get(NAMED)

/** So that Back, a reload and a copied address lead to what was seen. Nothing is read for it: the router need not know. */
export function putInAddress(itemId: string | undefined): void {
  const url = new URL(location.href)
  if (itemId === undefined) url.searchParams.delete(NAMED)
  else url.searchParams.set(NAMED, itemId)
  history.replaceState(history.state, '', url)
}
