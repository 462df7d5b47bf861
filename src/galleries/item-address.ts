const NAMED = 'item'

/** Where an item is seen: in the viewer, and without a script on the page of its gallery. */
export const itemPath = (galleryId: string, itemId: string): string =>
  `/gallery?open=${galleryId}&${NAMED}=${itemId}#${itemId}`

export const itemInAddress = (): string | undefined => new URLSearchParams(location.search).get(NAMED) ?? undefined

/** So that Back, a reload and a copied address lead to what was seen. Nothing is read for it: the router need not know. */
export function putInAddress(itemId: string | undefined): void {
  const url = new URL(location.href)
  if (itemId === undefined) url.searchParams.delete(NAMED)
  else url.searchParams.set(NAMED, itemId)
  history.replaceState(history.state, '', url)
}
