import styles from '#back-office/form/form.module.css'
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
    <div className={styles.buttons}>
      <Button kind="outline" data-first onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button busy={isBusy} onClick={onConfirm}>
        {form.featuredConfirm}
      </Button>
    </div>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={form.featuredTitle} closeLabel={common.close} footer={buttons}>
      <p>{form.featuredText(current ?? '', candidate)}</p>
    </Dialog>
  )
}
