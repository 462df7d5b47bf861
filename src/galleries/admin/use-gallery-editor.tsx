import { type FormEvent, useEffect, useRef } from 'react'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useFirstProblem, useSaveKey } from '#back-office/form/use-form-keys.tsx'
import { usePasted } from '#media/admin/use-pasted.tsx'
import type { Gallery } from './gallery-form.ts'
import { useFiles } from './use-files.tsx'
import { useSaveGallery } from './use-save-gallery.tsx'
import { useTypedGallery } from './use-typed-gallery.tsx'

const NOTHING = {}

/** Milliseconds in which whoever saved reads that it was saved. */
const CLOSES = 1500

export function useGalleryEditor(gallery: Gallery | null, onDone: () => void) {
  const mayChange = useMayChange()
  const draft = useTypedGallery(gallery)
  const files = useFiles(draft)
  const saving = useSaveGallery(draft, files)
  const { save, standing, isSaved } = saving
  usePasted(files.add, saving.isBusy)
  const form = useRef<HTMLFormElement>(null)
  const isNew = draft.start.stored === null
  const isDirty = draft.changes.length > 0

  // Before the first problem, which has the last word.
  const place = usePlaceKept(saving.isBusy)
  useFirstProblem(form, standing.problem ?? NOTHING)

  // Who goes on typing stays.
  useEffect(() => {
    if (!isSaved || isDirty) return
    const timer = setTimeout(onDone, CLOSES)
    return () => clearTimeout(timer)
  }, [isSaved, isDirty, onDone])

  const saveIfWanted = (): void => {
    if (!mayChange || !(isNew || isDirty)) return
    place.remember()
    save()
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
  }
}

/** No field can be typed into while it is saved, and so none keeps the focus: whoever was in one is led back. */
function usePlaceKept(isBusy: boolean) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isBusy) place.current?.focus({ preventScroll: true })
  }, [isBusy])
  return {
    remember: (): void => {
      const { activeElement } = document
      place.current = activeElement instanceof HTMLElement ? activeElement : null
    },
  }
}

export type Editor = ReturnType<typeof useGalleryEditor>
