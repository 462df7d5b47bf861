import type { ReactNode } from 'react'
import icons from '#ui/icons.module.css'
import styles from './row-actions.module.css'

interface WordProps {
  icon: ReactNode
  /** What is told instead of the word: why it can't be done. */
  title?: string | undefined
  children: string
}

/** What a button of a row says: the word where there is room for it, else a drawing that tells it to who points at it. */
export const RowWord = ({ icon, title, children }: WordProps) => (
  <>
    <span className={styles.drawing} title={title ?? children}>
      {icon}
    </span>
    <span className={styles.word}>{children}</span>
  </>
)

const Drawing = ({ path, isFilled = false }: { path: string; isFilled?: boolean }) => (
  <svg className={icons.icon} viewBox="0 0 24 24" fill={isFilled ? 'currentColor' : 'none'} aria-hidden="true">
    <path d={path} />
  </svg>
)

export const PencilIcon = () => <Drawing path="M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM13.5 7l3.5 3.5" />

export const StarIcon = ({ isFilled = false }: { isFilled?: boolean }) => (
  <Drawing isFilled={isFilled} path="M12 3.2l2.6 6.2 6.7.6-5.1 4.4 1.6 6.5-5.8-3.5-5.8 3.5 1.6-6.5-5.1-4.4 6.7-.6z" />
)

export const SpeechIcon = () => <Drawing path="M4 4.5h16v11.5h-9L6.5 20v-4H4z" />

export const SlipIcon = () => <Drawing path="M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 13.5h10v7H7z" />
