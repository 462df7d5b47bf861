import { type ContestedPart, StaleNotice, type TakenPart } from '#back-office/form/stale-notice.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { TypedGallery, TypedItem } from './gallery-form.ts'
import type { GalleryField, GalleryPart, ItemField } from './merged-gallery.ts'
import type { Draft, StaleGalleryEdit } from './use-typed-gallery.tsx'

const LONGEST = 80
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

interface StaleProps {
  stale: StaleGalleryEdit
  choose: Draft['choose']
  isAsked: boolean
}

function useShown() {
  const { common, gallery, galleryForm: texts } = useAdminTexts()
  const language = useLanguage()
  const yes = (is: boolean): string => (is ? gallery.details.yes : gallery.details.no)
  const titleOf = ({ title, titleAr }: TypedItem): string => inWords(language, title, titleAr) || texts.item.untitled
  const shownAs = (item: TypedItem, field: ItemField): string => {
    if (field === 'mediaId') return texts.stale.file[item.type]
    if (field === 'products')
      return item.products.map(({ name, nameAr }) => inWords(language, name, nameAr)).join(common.list)
    return field === 'featured' ? yes(item.featured) : cut(item[field])
  }
  const nameOf = (field: ItemField): string => (field === 'mediaId' ? texts.stale.fileName : texts.item[field])
  return {
    field: (field: GalleryField, typed: TypedGallery): string =>
      field === 'featured' || field === 'isActive' ? yes(typed[field]) : cut(typed[field]),
    titles: ({ items }: TypedGallery): string => items.map(titleOf).join(common.list),
    titleOf,
    /** A part of an item by the fields it is about; `none`: the item is not there. */
    item: (item: TypedItem | null, fields: readonly ItemField[]): string => {
      if (!item) return texts.stale.removed
      if (fields.length === 0) return texts.stale.added
      return fields.map((field) => `${nameOf(field)} “${shownAs(item, field)}”`).join(common.list)
    },
  }
}

/** What a colleague saved of the gallery meanwhile: a line for each field and for each item. */
export function StaleGallery({ stale, choose, isAsked }: StaleProps) {
  const { galleryForm: texts } = useAdminTexts()
  const show = useShown()
  const { versions, chosen } = stale
  const nameOf = (part: GalleryPart): string => {
    if (part.kind === 'field') return texts.fields[part.field]
    if (part.kind === 'order') return texts.stale.order
    const item = part.theirs ?? part.mine
    return texts.stale.item(item ? show.titleOf(item) : '')
  }
  const shownAs = (part: GalleryPart, whose: 'mine' | 'theirs'): string => {
    if (part.kind === 'field') return show.field(part.field, versions[whose])
    if (part.kind === 'order') return show.titles(versions[whose])
    return show.item(part[whose], part.fields)
  }
  const takenPart = (part: GalleryPart): TakenPart => ({
    key: part.key,
    name: nameOf(part),
    theirs: shownAs(part, 'theirs'),
  })
  return (
    <StaleNotice
      met={stale.versions.theirs}
      taken={stale.taken.map(takenPart)}
      contested={stale.contested.map(
        (part): ContestedPart => ({ ...takenPart(part), mine: shownAs(part, 'mine'), chosen: chosen[part.key] }),
      )}
      isAsked={isAsked}
      onChoose={choose}
    />
  )
}
