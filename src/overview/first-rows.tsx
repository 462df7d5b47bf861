import { type ReactNode, useState } from 'react'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from './overview.module.css'

/** So many of the rows, and below them the button that shows the rest. */
export function useFirstRows<T>(rows: readonly T[], first: number): { shown: readonly T[]; more: ReactNode } {
  const { overview } = useAdminTexts()
  const [isLong, setLong] = useState(false)
  const rest = rows.length - first
  if (rest <= 0) return { shown: rows, more: null }
  const more = (
    <Button kind="quiet" className={styles.more} aria-expanded={isLong} onClick={() => setLong(!isLong)}>
      {isLong ? overview.showLess : overview.showMore(rest)}
    </Button>
  )
  return { shown: isLong ? rows : rows.slice(0, first), more }
}
