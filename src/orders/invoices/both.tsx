import type { ReactNode } from 'react'
import type { paper } from '#i18n/en/receipt.ts'
import type { Language } from '#lib/language.ts'
import styles from './both.module.css'

export type Words = typeof paper & { heading: string }

export interface BothProps {
  texts: Words
  /** The other language, on a paper that is in both. */
  also?: { language: Language; texts: Words } | undefined
  of: (texts: Words) => string
  /** What the other language says, where that is less. */
  alsoOf?: ((texts: Words) => string) | undefined
}

/** What is said in the paper's language, and below it in the other. */
export const Both = ({ texts, also, of, alsoOf = of }: BothProps) => (
  <>
    {of(texts)}
    {also ? <Also language={also.language}>{alsoOf(also.texts)}</Also> : null}
  </>
)

export const Also = ({ language, children }: { language: Language; children: string }) => (
  <>
    {' '}
    <span className={styles.also} lang={language}>
      <bdi>{children}</bdi>
    </span>
  </>
)

interface RowProps {
  label: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Of a list of them. */
export const Row = ({ label, className, children }: RowProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
