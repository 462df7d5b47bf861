import { DeleteDialog } from '#back-office/list/delete-dialog.tsx'
import { useRowChange } from '#back-office/list/use-row-change.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { deleteProductCall } from '../api.ts'
import { inWords } from '../product.ts'
import type { Product } from '../shop-product.ts'

interface DeleteProps {
  product: Product
  isOpen: boolean
  onClose: () => void
}

export function DeleteProductDialog({ product, isOpen, onClose }: DeleteProps) {
  const { product: texts } = useAdminTexts()
  const name = inWords(useLanguage(), product.name, product.nameAr)
  const { change, ...standing } = useRowChange(onClose, { isAsked: isOpen })
  const remove = (): Promise<void> =>
    change(() => sendRequest(deleteProductCall, { id: product.id }), {
      done: texts.deleted,
      failed: texts.deleteFailed,
    })
  return (
    <DeleteDialog texts={texts} {...standing} onDelete={remove} isOpen={isOpen} onClose={onClose}>
      <p>{texts.deleteQuestion(name)}</p>
      <p>{texts.deleteEffect}</p>
    </DeleteDialog>
  )
}
