import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type Tone = 'warning' | 'success' | 'info' | 'danger' | 'neutral'

export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
)
