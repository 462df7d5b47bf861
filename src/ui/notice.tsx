import type { ComponentProps, ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps extends ComponentProps<'div'> {
  tone?: 'error' | 'warning' | 'success' | 'info'
  children: ReactNode
}

/** A message beside what it is about; an error or a warning interrupts a screen reader, anything else waits. */
export const Notice = ({ tone = 'info', className, ...rest }: NoticeProps) => (
  <div
    {...rest}
    role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
    className={[styles.notice, styles[tone], className].filter(Boolean).join(' ')}
  />
)
