import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowIcon } from '#ui/icons.tsx'
import styles from './admin-page.module.css'

interface AdminPageProps {
  title: ReactNode
  subtitle?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

export function AdminPage({ title, subtitle, back, actions, children }: AdminPageProps) {
  return (
    <>
      {back ? (
        <Link className={styles.back} to={back.to}>
          <ArrowIcon turn="back" />
          {back.label}
        </Link>
      ) : null}
      <div className={styles.head}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </>
  )
}

interface ColumnsProps {
  main: ReactNode
  side: ReactNode
  /** Below `main`, and on a phone below `side`. */
  below?: ReactNode
}

export const TwoColumns = ({ main, side, below }: ColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={`${styles.column} ${styles.side}`}>{side}</div>
    {below ? <div className={styles.column}>{below}</div> : null}
  </div>
)

interface PanelProps {
  /** None where the page's own says it. */
  title?: string
  actions?: ReactNode
  children: ReactNode
}

export const Panel = ({ title, actions, children }: PanelProps) => (
  <section className={styles.panel}>
    {title ? (
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{title}</h2>
        {actions}
      </div>
    ) : null}
    {children}
  </section>
)

export const Facts = ({ rows }: { rows: Record<string, ReactNode> }) => (
  <dl className={styles.facts}>
    {Object.entries(rows).map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
