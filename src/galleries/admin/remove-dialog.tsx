import { Answers } from '#back-office/admin-answers.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { TypedItem } from './gallery-form.ts'

interface RemoveProps {
  /** Null while nothing is asked. */
  item: TypedItem | null
  onCancel: () => void
  onRemove: (item: TypedItem) => void
}

/** Asked where something would be lost with the item. */
export function RemoveDialog({ item, onCancel, onRemove }: RemoveProps) {
  const { common, galleryForm } = useAdminTexts()
  const { item: texts } = galleryForm
  const name = inWords(useLanguage(), item?.title ?? '', item?.titleAr ?? '') || texts.untitled
  const buttons = (
    <Answers onCancel={onCancel}>
      <Button onClick={() => item && onRemove(item)}>{texts.remove}</Button>
    </Answers>
  )
  return (
    <Dialog
      isOpen={item !== null}
      onClose={onCancel}
      title={texts.removeTitle}
      closeLabel={common.close}
      footer={buttons}
    >
      <p>{texts.removeQuestion(name)}</p>
    </Dialog>
  )
}
