import { create } from 'zustand'
import { followKept } from '#lib/kept.ts'
import { governorateIn, type KeptGovernorate } from './kept-governorate.ts'

const KEY = 'bw_governorate'

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
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen))
    } catch {
      // The choice then lives as long as the page.
    }
  },
}))

function fetchKept(): void {
  try {
    useGovernorate.setState({ chosen: governorateIn(localStorage.getItem(KEY)) })
  } catch {
    // Storage that is forbidden holds no choice.
  }
}

if (!import.meta.env.SSR) {
  fetchKept()
  // Other tabs choose too.
  followKept(KEY, fetchKept)
}
