import { useEffect } from 'react'
import { create } from 'zustand'
import { browserStore } from '#lib/storage.ts'
import { favoritesIn, withFavorite, withoutFavorites } from './favorites.ts'

/** What could not be read or kept is reported; the list then lives as long as the page. */
const store = browserStore('bw_favorites', (error) => reportError(error))

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
  const change = (changeOf: (ids: readonly string[]) => readonly string[]): void =>
    set(({ ids, isReady }) => {
      const next = changeOf(isReady ? ids : readFavorites())
      store.writeJson(next)
      return { ids: next, isReady: true }
    })
  return {
    ids: [],
    isReady: false,
    save: (id, at) => change((ids) => withFavorite(ids, id, at)),
    remove: (...removedIds) => change((ids) => withoutFavorites(ids, removedIds)),
    replace: (ids) => change(() => ids),
  }
})

export const readFavorites = (): string[] => store.readAs(favoritesIn, [])

/** Once, in the shell: fetches the kept list, and follows what other tabs do to it. */
export function useKeptFavorites(): void {
  useEffect(() => {
    const fetchKept = (): void => useFavorites.setState({ ids: readFavorites(), isReady: true })
    fetchKept()
    return store.follow(fetchKept)
  }, [])
}
