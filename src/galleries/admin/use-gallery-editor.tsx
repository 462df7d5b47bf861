import { type FormEvent, useEffect, useRef } from 'react'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useFirstProblem, useSaveKey } from '#back-office/use-form-keys.tsx'
import { usePasted } from '#media/admin/use-pasted.tsx'
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
  usePasted(files.add, saving.isBusy)
  const form = useRef<HTMLFormElement>(null)
  const isNew = draft.start.stored === null
  const isDirty = draft.changes.length > 0

  useFirstProblem(form, standing)

  // Who goes on typing stays.
  useEffect(() => {
    if (!isSaved || isDirty) return
    const timer = setTimeout(onDone, CLOSES)
    return () => clearTimeout(timer)
  }, [isSaved, isDirty, onDone])

  const saveIfWanted = (): void => {
    if (mayChange && (isNew || isDirty)) save()
  }
  useSaveKey(saveIfWanted)

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
