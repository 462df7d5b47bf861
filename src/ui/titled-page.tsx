import type { ReactNode } from 'react'
import styles from './titled-page.module.css'

interface PageProps {
  title: string
  intro: string
  className: string | undefined
  children: ReactNode
}

/** A page that begins by saying what it is for. */
export const TitledPage = ({ title, intro, className, children }: PageProps) => (
  <div className={`${styles.page} ${className}`}>
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{intro}</p>
    </header>
    {children}
  </div>
)
