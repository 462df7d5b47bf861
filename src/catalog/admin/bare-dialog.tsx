import { Answers } from '#back-office/admin-answers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface BareProps {
  isAsked: boolean
  answer: (isAgreed: boolean) => void
}

/** Before a product without a picture goes into the shop. */
export function BareDialog({ isAsked, answer }: BareProps) {
  const { form, common } = useAdminTexts()
  const cancel = (): void => answer(false)
  const buttons = (
    <Answers onCancel={cancel}>
      <Button onClick={() => answer(true)}>{form.bareConfirm}</Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isAsked} onClose={cancel} title={form.bareTitle} closeLabel={common.close} footer={buttons}>
      <p>{form.bareText}</p>
    </Dialog>
  )
}
