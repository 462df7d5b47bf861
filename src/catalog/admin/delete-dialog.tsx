import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { deleteProductCall } from '../api.ts'
import { inWords } from '../product.ts'
import type { Product } from '../shop-product.ts'

interface DeleteProps {
  product: Product
  isOpen: boolean
  onClose: () => void
}

export function DeleteDialog({ product, isOpen, onClose }: DeleteProps) {
  const { product: texts, common } = useAdminTexts()
  const name = inWords(useLanguage(), product.name, product.nameAr)
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()

  const send = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(deleteProductCall, { id: product.id })
        onClose()
        tell('success', texts.deleted)
        await revalidate()
      },
      ({ refusal, words }) => {
        onClose()
        tell('error', texts.because(texts.deleteFailed, words), { refusal })
      },
    )

  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={isBusy} onClick={() => void send()}>
        {texts.confirmDelete}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.deleteTitle} closeLabel={common.close} footer={buttons}>
      <p>{texts.deleteQuestion(name)}</p>
      <p>{texts.deleteEffect}</p>
    </Dialog>
  )
}
