import { Moment } from '#back-office/moment.tsx'
import styles from './order.module.css'

export function Byline({ at, by }: { at: string; by: string }) {
  return (
    <span className={styles.faint}>
      <Moment at={at} /> <bdi>{by}</bdi>
    </span>
  )
}
