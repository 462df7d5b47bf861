import { useState } from 'react'
import { useIsOwner } from '#back-office/admin-roles.tsx'
import { BulkOutcome } from '#back-office/list/bulk-outcome.tsx'
import { ManyDialog } from '#back-office/list/many-dialog.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import type { GalleryBulk } from './use-gallery-bulk.tsx'
import { type AdminGallery, UNDO_SECONDS } from './use-gallery-change.tsx'

interface BulkProps {
  galleries: readonly AdminGallery[]
  bulk: GalleryBulk
}

/** Only what can be done to some of them, and to how many; an owner deletes, and is asked first. */
export function GalleryBulkActions({ galleries, bulk }: BulkProps) {
  const { bulk: texts, deleteQuestion, deleteEffect } = useAdminTexts().gallery
  const language = useLanguage()
  const [only, ...others] = galleries
  const [isAsked, setAsked] = useState(false)
  const hidden = galleries.filter(({ isActive }) => !isActive)
  const shown = galleries.filter(({ isActive }) => isActive)
  return (
    <>
      {hidden.length > 0 ? (
        <Button busy={bulk.isBusy} onClick={() => void bulk.activate(hidden)}>
          {texts.activate(hidden.length)}
        </Button>
      ) : null}
      {shown.length > 0 ? (
        <Button kind="outline" busy={bulk.isBusy} onClick={() => void bulk.deactivate(shown)}>
          {texts.deactivate(shown.length)}
        </Button>
      ) : null}
      {useIsOwner() ? (
        <Button kind="outline" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {texts.delete(galleries.length)}
        </Button>
      ) : null}
      <ManyDialog
        many={bulk}
        title={texts.deleteTitle(galleries.length)}
        confirm={texts.delete(galleries.length)}
        onConfirm={() => void bulk.remove(galleries, () => setAsked(false))}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
      >
        {only && others.length === 0 ? (
          <>
            <p>{deleteQuestion}</p>
            <p>{deleteEffect(inWords(language, only.name, only.nameAr), only.items.length)}</p>
          </>
        ) : (
          <>
            <p>{texts.deleteQuestion}</p>
            <p>{texts.deleteEffect}</p>
          </>
        )}
      </ManyDialog>
    </>
  )
}

/** How many were done, what was left and why, and the way back for as long as there is one. */
export function GalleryBulkResult({ bulk: { outcome, undo, forget } }: { bulk: GalleryBulk }) {
  const { gallery: texts, bulk: orders } = useAdminTexts()
  const language = useLanguage()
  if (!outcome) return null
  const { what, galleries, changed, refusals } = outcome
  const title = texts.bulk.done[what](galleries.length - refusals.size)
  const refused = galleries.flatMap(({ id, name, nameAr }) => {
    const why = refusals.get(id)
    return why ? [{ id, name: <bdi>{inWords(language, name, nameAr)}</bdi>, why }] : []
  })
  const isUndoable = (what === 'activated' || what === 'deactivated') && changed.length > 0
  const offer = isUndoable
    ? { label: orders.undo, name: orders.undoNamed(title), seconds: UNDO_SECONDS, take: () => undo(outcome) }
    : undefined
  return (
    <BulkOutcome
      key={`${what} ${galleries.map(({ id, updatedAt }) => id + updatedAt).join()}`}
      title={title}
      hint={offer ? texts.bulk.undoHint : undefined}
      refused={refused}
      offer={offer}
      onClose={forget}
    />
  )
}
