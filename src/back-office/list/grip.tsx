import type { DOMAttributes } from 'react'
import styles from './grip.module.css'

interface GripProps {
  title: string
  hold: Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>
}

/** By which the pointer draws an item elsewhere; keys have buttons of their own for that. */
export const Grip = ({ title, hold }: GripProps) => (
  <span className={styles.grip} title={title} aria-hidden="true" {...hold}>
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M8 5h2v2H8zM14 5h2v2h-2zM8 11h2v2H8zM14 11h2v2h-2zM8 17h2v2H8zM14 17h2v2h-2z" />
    </svg>
  </span>
)

/** For the item that it belongs to: where it would come to stand. */
export const movable = styles.movable
