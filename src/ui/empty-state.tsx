import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  children: ReactNode
  action?: ReactNode
  secondary?: ReactNode
  /** The white square first: two empty states side by side should not look the same. */
  isSwapped?: boolean
  as?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({
  title,
  children,
  action,
  secondary,
  isSwapped = false,
  as: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={isSwapped ? styles.swapped : styles.squares} aria-hidden="true" />
      <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      <div className={styles.text}>{children}</div>
      {action || secondary ? (
        <div className={styles.actions}>
          {action}
          {secondary}
        </div>
      ) : null}
    </div>
  )
}
