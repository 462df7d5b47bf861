import { useState } from 'react'
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
import { mergedOnto } from './merged-gallery.ts'

const startFrom = (stored: Gallery | null) => ({ stored, typed: stored ? typedFrom(stored) : emptyGallery })

const isOfTried = (field: string, tried: readonly string[]): boolean => {
  const [key = '', part] = field.split('.')
  return part === undefined || tried.includes(key)
}

export function useTypedGallery(gallery: Gallery | null) {
  const { problems: words } = useAdminTexts().galleryForm
  const [start, setStart] = useState(() => startFrom(gallery))
  const [typed, setTyped] = useState(start.typed)
  // Nobody is told of an empty field before they tried to save: null, else the items that were there then.
  const [tried, setTried] = useState<readonly string[] | null>(null)
  const [told, setTold] = useState<Record<string, string>>({})
  const own = galleryProblems(typed, start.stored ? 'galleryItemsRequired' : 'galleryFilesRequired')
  const shown = tried ? Object.entries(own).filter(([field]) => isOfTried(field, tried)) : []

  const settle = (stored: Gallery, typedNow: (fresh: TypedGallery) => TypedGallery): void => {
    const fresh = startFrom(stored)
    setStart(fresh)
    setTyped(typedNow(fresh.typed))
    setTried(null)
    setTold({})
  }
  const forgetTold = (fields: readonly string[]): void =>
    setTold((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field))))

  return {
    start,
    typed,
    own,
    problems: { ...told, ...Object.fromEntries(shown.map(([field, problem]) => [field, words[problem]])) },
    changes: changesBetween(start.typed, typed),
    tryIt: () => setTried(typed.items.map(({ key }) => key)),
    tell: (errors: Record<string, string>): void => setTold(serverProblems(errors, typed)),
    change: (part: Partial<TypedGallery>): void => {
      setTyped((now) => ({ ...now, ...part }))
      forgetTold(Object.keys(part))
    },
    changeItem: (key: string, part: Partial<TypedItem>): void => {
      setTyped((now) => ({ ...now, items: now.items.map((item) => (item.key === key ? { ...item, ...part } : item)) }))
      forgetTold(Object.keys(part).map((field) => `${key}.${field}`))
    },
    changeItems: (edit: (items: readonly TypedItem[]) => readonly TypedItem[]): void => {
      setTyped((now) => ({ ...now, items: edit(now.items) }))
      forgetTold(['items'])
    },
    /** Starts over from what is stored. */
    begin: (stored: Gallery): void => settle(stored, (fresh) => fresh),
    /** What was typed stays on top of what somebody else stored. */
    mergeOnto: (stored: Gallery): void => settle(stored, (fresh) => mergedOnto(fresh, start.typed, typed)),
  }
}

export type Draft = ReturnType<typeof useTypedGallery>
