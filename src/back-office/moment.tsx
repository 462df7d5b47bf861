import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import { rowMomentWords } from './day-words.ts'
import styles from './moment.module.css'

interface MomentProps {
  at: string
  className?: string | undefined
}

/** A day and its hour; a line may end between the two, and within neither. */
export const Moment = ({ at, className }: MomentProps) => (
  <Parts at={at} className={className} words={momentText(at, useLanguage())} />
)

/** In a row of a list, where this year needs no saying; who points at it is told the whole. */
export function RowMoment({ at, className }: MomentProps) {
  const language = useLanguage()
  const words = rowMomentWords(at, language, new Date())
  return <Parts at={at} className={className} words={words} title={momentText(at, language)} />
}

function Parts({ at, className, words, title }: MomentProps & { words: string; title?: string }) {
  // After its last comma: `Oct 6, 2026, 4:15 AM`, `6 أكتوبر 2026، 4:15 ص`.
  const hour = Math.max(words.lastIndexOf(', '), words.lastIndexOf('، ')) + 1
  return (
    <time className={className} dateTime={at} title={title}>
      <span className={styles.part}>{words.slice(0, hour)}</span>{' '}
      <span className={styles.part}>{words.slice(hour + 1)}</span>
    </time>
  )
}
