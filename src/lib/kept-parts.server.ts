/** So many at most: who asks in thousands of ways gets no more memory for it. */
const MOST = 200

/**
 * Parts of answers, by name, kept while an edition lasts: the caller's object, another one as soon as the shop says
 * another word. Read under an old edition, a part is nobody's any more. Without an edition nothing is kept.
 */
export function keptParts<T>() {
  const editions = new WeakMap<object, Map<string, Promise<T>>>()

  function shelfOf(edition: object): Map<string, Promise<T>> {
    const shelf = editions.get(edition) ?? new Map<string, Promise<T>>()
    editions.set(edition, shelf)
    return shelf
  }

  return (edition: object | undefined, name: string, read: () => Promise<T>): Promise<T> => {
    if (!edition) return read()
    const shelf = shelfOf(edition)
    const known = shelf.get(name)
    const part = known ?? read()
    shelf.delete(name)
    shelf.set(name, part)
    if (known) return part
    part.catch(() => shelf.delete(name))
    for (const oldest of shelf.keys()) {
      if (shelf.size <= MOST) break
      shelf.delete(oldest)
    }
    return part
  }
}
