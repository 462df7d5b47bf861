import { type FormEvent, useEffect, useRef } from 'react'
import { useMayChange } from '#back-office/admin-roles.tsx'
import { useFirstProblem, useSaveKey } from '#back-office/use-form-keys.tsx'
import type { Product } from '../shop-product.ts'
import { useSaveProduct } from './use-save-product.tsx'
import { useTypedProduct } from './use-typed-product.tsx'
import { useUploads } from './use-uploads.tsx'

export function useProductEditor(product: Product | null, onSaved?: () => void) {
  const mayChange = useMayChange()
  const draft = useTypedProduct(product)
  const uploads = useUploads(draft.typed.images.length, draft.changeImages)
  const saving = useSaveProduct(draft, uploads)
  const { save, standing, setStanding, saved } = saving
  const form = useRef<HTMLFormElement>(null)

  useFirstProblem(form, standing)

  // Not before the form counts as clean: the guard would ask whether to leave without saving.
  useEffect(() => {
    if (saved) onSaved?.()
  }, [saved, onSaved])

  useSaveKey(() => {
    if (mayChange && draft.changes.length > 0) save()
  })

  return {
    ...saving,
    draft,
    uploads,
    form,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault()
      if (draft.start.stored === null || draft.changes.length > 0) save()
    },
    settleStale: (current: Product, choice: 'mine' | 'theirs'): void => {
      draft.begin(current, choice === 'mine' ? draft.start.typed : undefined)
      setStanding({})
    },
    untickFeatured: (): void => {
      draft.change({ featured: false })
      setStanding({})
    },
    discard: (): void => {
      draft.begin(draft.start.stored)
      setStanding({})
    },
  }
}

export type Editor = ReturnType<typeof useProductEditor>
