import { useState } from 'react'
import { DeleteDialog } from '#back-office/list/delete-dialog.tsx'
import { useRowChange } from '#back-office/list/use-row-change.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { removeComingCall } from '../api.ts'
import type { ComingImage } from './coming-image.ts'

interface DeleteProps {
  item: ComingImage
  /** Which one it is, from 1. */
  at: number
}

/** Asked first; both lists are read again afterwards. */
export function DeleteImage({ item: { id, alt, altAr }, at }: DeleteProps) {
  const shownAlt = inWords(useLanguage(), alt, altAr)
  const { coming: texts } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const { change, ...standing } = useRowChange(close, { isAsked: isOpen })
  const remove = (): Promise<void> =>
    change(() => sendRequest(removeComingCall, { id }), { done: texts.deleted, failed: texts.deleteFailed })
  const words = { deleteTitle: texts.confirmDelete, confirmDelete: texts.confirmDelete }

  return (
    <>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={texts.deleteOf(at, shownAlt)}
        onClick={() => setOpen(true)}
      >
        {texts.delete}
      </Button>
      <DeleteDialog texts={words} {...standing} onDelete={remove} isOpen={isOpen} onClose={close}>
        <p>{texts.deleteQuestion}</p>
        <p>{texts.deleteEffect}</p>
      </DeleteDialog>
    </>
  )
}
