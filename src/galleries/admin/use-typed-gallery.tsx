import { useState } from 'react'
import type { Whose } from '#back-office/form/admin-form.ts'
import { useLatest } from '#back-office/form/use-latest.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import {
  changesBetween,
  emptyGallery,
  type Gallery,
  galleryProblems,
  serverProblems,
  type TypedGallery,
  type TypedItem,
  typedFrom,
} from './gallery-form.ts'
import { type GalleryMerge, type GalleryPart, mergedGallery, type Versions, withChoice } from './merged-gallery.ts'

const startFrom = (stored: Gallery | null) => ({ stored, typed: stored ? typedFrom(stored) : emptyGallery })

const isOfTried = (field: string, tried: readonly string[]): boolean => {
  const [key = '', part] = field.split('.')
  return part === undefined || tried.includes(key)
}

/** Somebody else saved the gallery in the meantime. */
export interface StaleGalleryEdit extends Omit<GalleryMerge, 'merged'> {
  versions: Pick<Versions, Whose>
  chosen: Readonly<Record<string, Whose>>
}

/** Whoever types over what both changed has chosen. */
function withTyped(stale: StaleGalleryEdit, part: Partial<TypedGallery>): StaleGalleryEdit {
  const { versions, contested } = stale
  const keys = contested.flatMap((each) => (each.kind === 'field' && each.field in part ? [[each.key, 'mine']] : []))
  return {
    ...stale,
    versions: { ...versions, mine: { ...versions.mine, ...part } },
    chosen: { ...stale.chosen, ...Object.fromEntries(keys) },
  }
}

function withTypedItem(stale: StaleGalleryEdit, key: string, typed: Partial<TypedItem>): StaleGalleryEdit {
  const isIt = (part: GalleryPart): boolean => part.kind === 'item' && part.key === key
  const isDecided = stale.contested.some(
    (part) => isIt(part) && part.kind === 'item' && part.fields.some((field) => field in typed),
  )
  const contested = stale.contested.map((part) =>
    part.kind === 'item' && isIt(part) && part.mine ? { ...part, mine: { ...part.mine, ...typed } } : part,
  )
  return { ...stale, contested, chosen: { ...stale.chosen, ...(isDecided ? { [key]: 'mine' as const } : {}) } }
}

/** What is wrong, as far as it is told. */
function useProblems(typed: TypedGallery, isNew: boolean) {
  const { problems: words } = useAdminTexts().galleryForm
  // Nobody is told of an empty field before they tried to save: null, else the items that were there then.
  const [tried, setTried] = useState<readonly string[] | null>(null)
  const [told, setTold] = useState<Record<string, string>>({})
  const own = galleryProblems(typed, isNew ? 'galleryFilesRequired' : 'galleryItemsRequired')
  const shown = tried ? Object.entries(own).filter(([field]) => isOfTried(field, tried)) : []
  return {
    own,
    problems: { ...told, ...Object.fromEntries(shown.map(([field, problem]) => [field, words[problem]])) },
    tryIt: () => setTried(typed.items.map(({ key }) => key)),
    tell: (errors: Record<string, string>): void => setTold(serverProblems(errors, typed)),
    forget: (fields: readonly string[]): void =>
      setTold((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field)))),
    begin: (): void => {
      setTried(null)
      setTold({})
    },
  }
}

export function useTypedGallery(gallery: Gallery | null) {
  const [start, setStart] = useState(() => startFrom(gallery))
  const [typed, setTyped] = useState(start.typed)
  const latest = useLatest(typed)
  const [stale, setStale] = useState<StaleGalleryEdit | null>(null)
  const { own, problems, tryIt, tell, forget, begin } = useProblems(typed, start.stored === null)

  const settle = (stored: Gallery, typedNow: (fresh: TypedGallery) => TypedGallery): void => {
    const fresh = startFrom(stored)
    setStart(fresh)
    setTyped(typedNow(fresh.typed))
    begin()
  }

  return {
    ...{ start, typed, own, problems, tryIt, tell, stale },
    isOpen: stale?.contested.some(({ key }) => !stale.chosen[key]) === true,
    changes: changesBetween(start.typed, typed),
    change: (part: Partial<TypedGallery>): void => {
      setTyped((now) => ({ ...now, ...part }))
      setStale((now) => now && withTyped(now, part))
      forget(Object.keys(part))
    },
    changeItem: (key: string, part: Partial<TypedItem>): void => {
      setTyped((now) => ({ ...now, items: now.items.map((item) => (item.key === key ? { ...item, ...part } : item)) }))
      setStale((now) => now && withTypedItem(now, key, part))
      forget(Object.keys(part).map((field) => `${key}.${field}`))
    },
    changeItems: (edit: (items: readonly TypedItem[]) => readonly TypedItem[]): void => {
      setTyped((now) => ({ ...now, items: edit(now.items) }))
      forget(['items'])
    },
    /** Starts over from what is stored. */
    begin: (stored: Gallery): void => {
      settle(stored, (fresh) => fresh)
      setStale(null)
    },
    /** Somebody else's version, under what is typed here. */
    meet: (stored: Gallery): void => {
      const versions = { start: start.typed, mine: latest.current, theirs: typedFrom(stored) }
      const { merged, ...parts } = mergedGallery(versions)
      settle(stored, () => merged)
      setStale({ ...parts, versions, chosen: {} })
    },
    choose: (key: string, whose: Whose): void => {
      const part = stale?.contested.find((each) => each.key === key)
      if (!stale || !part) return
      setTyped((now) => withChoice(now, { part, whose, versions: stale.versions }))
      setStale({ ...stale, chosen: { ...stale.chosen, [key]: whose } })
    },
  }
}

export type Draft = ReturnType<typeof useTypedGallery>
