import { Answers } from '#back-office/admin-answers.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface FeaturedProps {
  /** The product that leads the collection now; undefined while there is no conflict. */
  current: string | undefined
  candidate: string
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function FeaturedDialog({ current, candidate, isBusy, onConfirm, onCancel }: FeaturedProps) {
  const { form, common } = useAdminTexts()
  const isOpen = current !== undefined
  // A dialog that closes because the choice was made closes with its answer, not with a "no".
  const onClose = (): void => {
    if (isOpen) onCancel()
  }
  const buttons = (
    <Answers onCancel={onCancel}>
      <Button busy={isBusy} onClick={onConfirm}>
        {form.featuredConfirm}
      </Button>
    </Answers>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={form.featuredTitle} closeLabel={common.close} footer={buttons}>
      <p>{form.featuredText(current ?? '', candidate)}</p>
    </Dialog>
  )
}
