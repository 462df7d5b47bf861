import { DeleteDialog } from '#back-office/list/delete-dialog.tsx'
import { useRowChange } from '#back-office/list/use-row-change.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { deleteFeeCall } from '../api.ts'
import type { AdminFee } from './fee-edits.ts'

interface DeleteProps {
  fee: AdminFee
  isOpen: boolean
  onClose: () => void
}

export function DeleteFeeDialog({ fee, isOpen, onClose }: DeleteProps) {
  const { shipping: texts } = useAdminTexts()
  const { change, ...standing } = useRowChange(onClose, { isAsked: isOpen })
  const place = inWords(useLanguage(), fee.governorateName, fee.governorateNameAr)
  const remove = (): Promise<void> =>
    change(() => sendRequest(deleteFeeCall, { id: fee.id, updatedAt: fee.updatedAt }), {
      done: texts.done.deleted,
      failed: texts.deleteFailed,
    })
  return (
    <DeleteDialog texts={texts} {...standing} onDelete={remove} isOpen={isOpen} onClose={onClose}>
      <p>{texts.deleteQuestion(place)}</p>
      <p>{texts.deleteEffect(place)}</p>
    </DeleteDialog>
  )
}
