import { useLanguage } from '#i18n/use-texts.tsx'
import { momentText } from '#lib/days.ts'
import styles from './order.module.css'

export function Byline({ at, by }: { at: string; by: string }) {
  return (
    <span className={styles.faint}>
      <time dateTime={at}>{momentText(at, useLanguage())}</time> <bdi>{by}</bdi>
    </span>
  )
}
