import { useRef, useState } from 'react'
import { tabStore } from '#lib/storage.ts'
import { governorate } from '#shipping/governorates.ts'
import { useGovernorate } from '#shipping/use-governorate.tsx'
import { type AddressParts, type Attempt, type Draft, draftFrom, startedWith } from './draft.ts'

const store = tabStore('bw_checkout')

/** What was typed, kept at once: also a reload in the middle of ordering finds the same attempt. The governorate is the one that the whole shop knows. */
export function useDraft(profile: Partial<AddressParts>) {
  const [draft, setDraft] = useState((): Draft => {
    const storedDraft = draftFrom(store.read())
    return { ...storedDraft, parts: startedWith(storedDraft.parts, profile) }
  })
  const latest = useRef(draft)
  const change = (part: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...part }
    store.writeJson(latest.current)
    setDraft(latest.current)
  }
  const { chosen, choose } = useGovernorate()
  const city = governorate(chosen?.id ?? '')?.id ?? draft.parts.city
  const shown: Draft = { ...draft, parts: { ...draft.parts, city } }
  return {
    draft: shown,
    fill: (parts: Partial<AddressParts>) => {
      const place = parts.city === undefined ? undefined : governorate(parts.city)
      if (place) choose(place)
      change({ parts: { ...latest.current.parts, ...parts } })
    },
    keepMethod: (method: Draft['method']) => change({ method }),
    keepPromoCode: (promoCode: string) => change({ promoCode }),
    keepAttempt: (attempt: Attempt | null) => change({ attempt }),
  }
}
