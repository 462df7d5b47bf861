import type { ReactNode } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from './form.module.css'

interface SaveBarProps {
  /** What is changed and not saved, by name. */
  changes: readonly string[]
  isBusy: boolean
  onDiscard: () => void
  /** The word on the button of what is not there yet; undefined for what is. */
  create: string | undefined
  /** Said while there is nothing to save. */
  saved?: string | undefined
  /** What the changes come to, beside their names. */
  outcome?: ReactNode
  also?: ReactNode
}

export function SaveBar({ changes, isBusy, onDiscard, create, saved = '', outcome, also }: SaveBarProps) {
  const { form, common } = useAdminTexts()
  const isDirty = changes.length > 0
  return (
    <div className={styles.bar} data-idle={(create === undefined && !isDirty) || undefined}>
      <div className={styles.told}>
        <p className={styles.unsaved} aria-live="polite">
          {isDirty ? form.unsaved(changes.join(common.list)) : saved}
        </p>
        {isDirty ? outcome : null}
      </div>
      <div className={styles.buttons}>
        {isDirty ? (
          <Button kind="outline" disabled={isBusy} onClick={onDiscard}>
            {form.discard}
          </Button>
        ) : null}
        {also}
        <Button type="submit" busy={isBusy} aria-disabled={create === undefined && !isDirty}>
          {create ?? form.save}
        </Button>
      </div>
    </div>
  )
}
