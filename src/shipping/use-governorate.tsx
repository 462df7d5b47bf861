import { create } from 'zustand'
import { browserStore } from '#lib/storage.ts'
import { governorateIn, type KeptGovernorate } from './kept-governorate.ts'

const store = browserStore('bw_governorate')

interface Choice {
  /** Where the shopper wants it delivered; asked once for the whole shop. */
  chosen: KeptGovernorate | null
  choose: (governorate: KeptGovernorate) => void
}

/** On the server, and while a page comes alive, nobody has chosen: pages are rendered for strangers. */
export const useGovernorate = create<Choice>()((set) => ({
  chosen: null,
  choose: ({ id, name, nameAr }) => {
    const chosen = { id, name, nameAr }
    set({ chosen })
    store.writeJson(chosen)
  },
}))

const fetchKept = (): void => useGovernorate.setState({ chosen: governorateIn(store.read()) })

if (!import.meta.env.SSR) {
  fetchKept()
  // Other tabs choose too.
  store.follow(fetchKept)
}
