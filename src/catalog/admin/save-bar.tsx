import styles from '#back-office/form.module.css'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import type { Draft } from './use-typed-product.tsx'

interface SaveBarProps {
  draft: Draft
  isBusy: boolean
  onDiscard: () => void
}

export function SaveBar({ draft: { changes, start }, isBusy, onDiscard }: SaveBarProps) {
  const { form, common } = useAdminTexts()
  const names = changes.map((field) => form.fields[field]).join(common.list)
  const isNew = start.stored === null
  const isDirty = changes.length > 0
  return (
    <div className={styles.bar}>
      <p className={styles.unsaved} aria-live="polite">
        {isDirty ? form.unsaved(names) : ''}
      </p>
      <div className={styles.buttons}>
        {isDirty ? (
          <Button kind="outline" disabled={isBusy} onClick={onDiscard}>
            {form.discard}
          </Button>
        ) : null}
        <Button type="submit" busy={isBusy} aria-disabled={!isNew && !isDirty}>
          {isNew ? form.create : form.save}
        </Button>
      </div>
    </div>
  )
}
