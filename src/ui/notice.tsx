import type { ComponentProps, ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  tone?: 'error' | 'success' | 'info'
  children: ReactNode
}

/** A message beside what it is about; an error interrupts a screen reader, anything else waits its turn. */
export const Notice = ({ tone = 'info', className, ...rest }: NoticeProps) => (
  <div
    {...rest}
    role={tone === 'error' ? 'alert' : 'status'}
    className={[styles.notice, styles[tone], className].filter(Boolean).join(' ')}
  />
)
