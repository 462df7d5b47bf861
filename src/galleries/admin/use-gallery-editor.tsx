import { type FormEvent, useEffect, useRef } from 'react'
import { useMayChange } from '#back-office/admin-roles.tsx'
import type { Gallery } from './gallery-form.ts'
import { useFiles } from './use-files.tsx'
import { useSaveGallery } from './use-save-gallery.tsx'
import { useTypedGallery } from './use-typed-gallery.tsx'

/** Milliseconds in which whoever saved reads that it was saved. */
const CLOSES = 1500

export function useGalleryEditor(gallery: Gallery | null, onDone: () => void) {
  const mayChange = useMayChange()
  const draft = useTypedGallery(gallery)
  const files = useFiles(draft)
  const saving = useSaveGallery(draft, files)
  const { save, standing, setStanding, isSaved } = saving
  const form = useRef<HTMLFormElement>(null)
  const isNew = draft.start.stored === null
  const isDirty = draft.changes.length > 0

  // Whatever stands against saving comes into view, at the first field it is about.
  useEffect(() => {
    if (Object.keys(standing).length === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [standing])

  // Who goes on typing stays.
  useEffect(() => {
    if (!isSaved || isDirty) return
    const timer = setTimeout(onDone, CLOSES)
    return () => clearTimeout(timer)
  }, [isSaved, isDirty, onDone])

  const saveIfWanted = (): void => {
    if (mayChange && (isNew || isDirty)) save()
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      saveIfWanted()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return {
    ...saving,
    draft,
    files,
    form,
    mayChange,
    isNew,
    isDirty,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault()
      saveIfWanted()
    },
    settleStale: (current: Gallery, choice: 'mine' | 'theirs'): void => {
      if (choice === 'mine') draft.mergeOnto(current)
      else draft.begin(current)
      setStanding({})
    },
  }
}

export type Editor = ReturnType<typeof useGalleryEditor>
