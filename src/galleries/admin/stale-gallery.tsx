import styles from '#back-office/form/form.module.css'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import {
  changesBetween,
  type FieldName,
  type Gallery,
  isSameItem,
  type TypedGallery,
  typedFrom,
} from './gallery-form.ts'
import { changedByBoth } from './merged-gallery.ts'
import type { Draft } from './use-typed-gallery.tsx'

interface StaleProps {
  draft: Draft
  current: Gallery
  onSettle: (current: Gallery, choice: 'mine' | 'theirs') => void
}

const LONGEST = 80

/** What it is now: a text as it is stored, the items that are new or different by their titles. */
function useNow(start: TypedGallery, stored: TypedGallery) {
  const { common } = useAdminTexts()
  const language = useLanguage()
  return (field: FieldName): string => {
    const value = stored[field]
    if (field === 'items') {
      const changed = stored.items.filter(
        (item) => !start.items.some((before) => before.id === item.id && isSameItem(before, item)),
      )
      return changed.map(({ title, titleAr }) => inWords(language, title, titleAr)).join(common.list)
    }
    if (typeof value !== 'string') return ''
    return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  }
}

export function StaleGallery({ draft: { start, typed }, current, onSettle }: StaleProps) {
  const { galleryForm: texts } = useAdminTexts()
  const stored = typedFrom(current)
  const fields = changesBetween(start.typed, stored)
  const both = changedByBoth(stored, start.typed, typed)
  const now = useNow(start.typed, stored)
  return (
    <Notice tone="error" tabIndex={-1}>
      <strong>{texts.staleTitle}</strong>
      <span>{texts.staleText}</span>
      <ul className={styles.list}>
        {fields.map((field) => (
          <li key={field}>
            <strong>{texts.fields[field]}</strong> <bdi>{now(field)}</bdi>
            {both.includes(field) && field !== 'items' ? <span className={styles.hint}>{texts.staleBoth}</span> : null}
          </li>
        ))}
        {fields.length === 0 ? <li>{texts.staleNothing}</li> : null}
      </ul>
      <div className={styles.buttons}>
        <Button kind="outline" onClick={() => onSettle(current, 'theirs')}>
          {texts.staleReload}
        </Button>
        <Button onClick={() => onSettle(current, 'mine')}>{texts.staleKeep}</Button>
      </div>
    </Notice>
  )
}
