import { useRevalidator } from 'react-router'
import { useAct } from '#back-office/admin-act.tsx'
import { Answers } from '#back-office/admin-answers.tsx'
import { tell } from '#back-office/admin-notice.tsx'
import { inWords } from '#catalog/product.ts'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { deleteFeeCall } from '../api.ts'
import type { AdminFee } from './fee-edits.ts'

interface DeleteProps {
  fee: AdminFee
  isOpen: boolean
  onClose: () => void
}

export function DeleteFeeDialog({ fee, isOpen, onClose }: DeleteProps) {
  const { shipping: texts, common } = useAdminTexts()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const place = inWords(useLanguage(), fee.governorateName, fee.governorateNameAr)

  const remove = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(deleteFeeCall, { id: fee.id, updatedAt: fee.updatedAt })
        tell('success', texts.done.deleted)
        onClose()
        await revalidate()
      },
      ({ refusal, words }) => {
        tell('error', texts.because(texts.deleteFailed, words), { refusal })
        onClose()
        if (refusal.status === 409 || refusal.status === 404) void revalidate()
      },
    )

  const buttons = (
    <Answers onCancel={onClose}>
      <Button busy={isBusy} onClick={() => void remove()}>
        {texts.confirmDelete}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.deleteTitle} closeLabel={common.close} footer={buttons}>
      <p>{texts.deleteQuestion(place)}</p>
      <p>{texts.deleteEffect(place)}</p>
    </Dialog>
  )
}
