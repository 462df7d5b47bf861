import { useState } from 'react'
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
  const { coming: texts, common } = useAdminTexts()
  const [isOpen, setOpen] = useState(false)
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const close = (): void => setOpen(false)

  const remove = (): Promise<void> =>
    act(
      async () => {
        await sendRequest(removeComingCall, { id })
        close()
        tell('success', texts.deleted)
        await revalidate()
      },
      ({ refusal, words }) => {
        close()
        tell('error', texts.because(texts.deleteFailed, words), { refusal })
        if (refusal.status === 404) void revalidate()
      },
    )

  const buttons = (
    <Answers onCancel={close}>
      <Button busy={isBusy} onClick={() => void remove()}>
        {texts.confirmDelete}
      </Button>
    </Answers>
  )
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
      <Dialog isOpen={isOpen} onClose={close} title={texts.confirmDelete} closeLabel={common.close} footer={buttons}>
        <p>{texts.deleteQuestion}</p>
        <p>{texts.deleteEffect}</p>
      </Dialog>
    </>
  )
}
