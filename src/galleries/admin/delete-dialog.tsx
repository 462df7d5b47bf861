import { Answers } from '#back-office/admin-answers.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { AdminGallery, Changes } from './use-gallery-change.tsx'

interface DeleteProps {
  gallery: AdminGallery
  changes: Changes
  isOpen: boolean
  onClose: () => void
}

export function DeleteDialog({ gallery, changes, isOpen, onClose }: DeleteProps) {
  const { gallery: texts, common } = useAdminTexts()
  const name = inWords(useLanguage(), gallery.name, gallery.nameAr)
  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={changes.isBusy} onClick={() => void changes.remove()}>
        {texts.confirmDelete}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.deleteTitle} closeLabel={common.close} footer={buttons}>
      <p>{texts.deleteQuestion}</p>
      <p>{texts.deleteEffect(name, gallery.items.length)}</p>
    </Dialog>
  )
}
