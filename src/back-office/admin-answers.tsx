import type { ReactNode } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from './admin-answers.module.css'

/** The foot of a dialog that asks: Cancel, which has the focus as the dialog opens, then what may be done. */
export function Answers({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const { common } = useAdminTexts()
  return (
    <div className={styles.answers}>
      <Button kind="outline" data-first onClick={onCancel}>
        {common.cancel}
      </Button>
      {children}
    </div>
  )
}
