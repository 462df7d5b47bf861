import { useEffect } from 'react'
import { create } from 'zustand'
import { sendRequest } from '#lib/call.ts'
import { browserStore } from '#lib/storage.ts'
import { loveGalleryCall, unloveGalleryCall } from './api.ts'

const store = browserStore('bw_gallery_likes')

interface Likes {
  ids: readonly string[]
  /** How many love a gallery, where that is newer than the page. */
  counts: Readonly<Record<string, number>>
  /** The one whose love is being saved: until that is done nothing else is asked for. */
  saving: string | null
  /** The one whose love could not be saved; it is as it was before. */
  failed: string | null
  toggle: (gallery: { id: string; loves: number }) => Promise<void>
  replace: (ids: readonly string[]) => void
}

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []

export const readLikes = (): string[] => store.readAs((text) => idsIn(JSON.parse(text ?? '[]')), [])

/** Empty until the page is alive: the server renders for strangers. Shown at once, taken back where it fails. */
export const useLikes = create<Likes>()((set, get) => {
  const replace = (ids: readonly string[]): void => {
    store.writeJson(ids)
    set({ ids })
  }
  const mark = (id: string, isLoved: boolean): void => {
    const others = get().ids.filter((each) => each !== id)
    replace(isLoved ? [...others, id] : others)
  }
  const count = (id: string, loves: number): void => set(({ counts }) => ({ counts: { ...counts, [id]: loves } }))
  return {
    replace,
    ids: [],
    counts: {},
    saving: null,
    failed: null,
    toggle: async ({ id, loves }) => {
      if (get().saving !== null) return
      const { ids, counts } = get()
      const isLoved = !ids.includes(id)
      const before = counts[id] ?? loves
      set({ saving: id, failed: null })
      mark(id, isLoved)
      count(id, Math.max(0, before + (isLoved ? 1 : -1)))
      try {
        count(id, (await sendRequest(isLoved ? loveGalleryCall : unloveGalleryCall, { id })).loves)
      } catch {
        mark(id, !isLoved)
        count(id, before)
        set({ failed: id })
      }
      set({ saving: null })
    },
  }
})

/** Fetches what is kept, and follows what other tabs do to it. */
export function useKeptLikes(): void {
  useEffect(() => {
    const fetchKept = (): void => useLikes.setState({ ids: readLikes() })
    fetchKept()
    return store.follow(fetchKept)
  }, [])
}
