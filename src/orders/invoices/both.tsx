import type { paper } from '#i18n/en/receipt.ts'
import type { Language } from '#lib/language.ts'
import styles from './both.module.css'

export type Words = typeof paper & { heading: string }

export interface BothProps {
  texts: Words
  /** The other language, on a paper that is in both. */
  also?: { language: Language; texts: Words } | undefined
  of: (texts: Words) => string
}

/** What is said in the paper's language, and after it in the other. */
export const Both = ({ texts, also, of }: BothProps) => (
  <>
    {of(texts)}
    {also ? <Also language={also.language}>{of(also.texts)}</Also> : null}
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
