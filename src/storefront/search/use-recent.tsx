import { useState } from 'react'
import { browserStore } from '#lib/storage.ts'
import { searchesIn, withoutSearch, withSearch } from './recent-searches.ts'

const store = browserStore('bw_searches')
const readSearches = (): string[] => store.readAs(searchesIn, [])

/** Kept in this browser and told to nobody. */
export function useRecent() {
  const [searches, setSearches] = useState(readSearches)
  const save = (next: string[]): void => {
    store.writeJson(next)
    setSearches(next)
  }
  return {
    searches,
    keep: (words: string) => save(withSearch(readSearches(), words)),
    /** These words; all there are, where none are named. */
    forget: (words?: string) => save(words === undefined ? [] : withoutSearch(readSearches(), words)),
  }
}
