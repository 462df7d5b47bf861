import { useEffect } from 'react'
import { create } from 'zustand'
import { followKept } from '#lib/kept.ts'
import { favoritesIn, withFavorite, withoutFavorites } from './favorites.ts'

const KEY = 'bw_favorites'

interface Favorites {
  /** Product ids, oldest first. */
  ids: readonly string[]
  /** Known only in the browser: until then nothing should say that there are none. */
  isReady: boolean
  /** `at`: where it stood before, to bring it back. */
  save: (id: string, at?: number) => void
  remove: (...ids: string[]) => void
  replace: (ids: readonly string[]) => void
}

/** Empty until the page is alive: the server renders for strangers, and the first render here must match it. */
export const useFavorites = create<Favorites>()((set) => {
  const change = (changed: (ids: readonly string[]) => readonly string[]): void =>
    set(({ ids, isReady }) => {
      const next = changed(isReady ? ids : readFavorites())
      write(next)
      return { ids: next, isReady: true }
    })
  return {
    ids: [],
    isReady: false,
    save: (id, at) => change((ids) => withFavorite(ids, id, at)),
    remove: (...gone) => change((ids) => withoutFavorites(ids, gone)),
    replace: (ids) => change(() => ids),
  }
})

/** As they are kept. What can't be read is reported and counts as nothing. */
export function readFavorites(): string[] {
  try {
    return favoritesIn(localStorage.getItem(KEY))
  } catch (error) {
    reportError(error)
    return []
  }
}

/** Storage may be full or forbidden; the list then lives as long as the page. */
function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch (error) {
    reportError(error)
  }
}

/** Once, in the shell: fetches the kept list, and follows what other tabs do to it. */
export function useKeptFavorites(): void {
  useEffect(() => {
    const fetchKept = (): void => useFavorites.setState({ ids: readFavorites(), isReady: true })
    fetchKept()
    return followKept(KEY, fetchKept)
  }, [])
}
