import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import styles from './moment.module.css'

/** A day and its hour; a line may end between the two, and within neither. */
export function Moment({ at, className }: { at: string; className?: string | undefined }) {
  const words = momentText(at, useLanguage())
  // After its last comma: `Oct 6, 2026, 4:15 AM`, `6 أكتوبر 2026، 4:15 ص`.
  const hour = Math.max(words.lastIndexOf(', '), words.lastIndexOf('، ')) + 1
  return (
    <time className={className} dateTime={at}>
      <span className={styles.part}>{words.slice(0, hour)}</span>{' '}
      <span className={styles.part}>{words.slice(hour + 1)}</span>
    </time>
  )
}
