import type { ReactNode, Ref } from 'react'
import styles from './row-actions.module.css'

/** In every list: the first in words, the others as drawings that tell theirs, which have it where there is room. */
export const RowActions = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={ref} className={styles.actions}>
    {children}
  </div>
)

/** Of a first action that is a drawing as well: every row says the same in the same places. */
export const drawn = styles.drawn

/** Of what takes the row away: quieter, at the end, and not to be hit by mistake. */
export const apart = styles.apart

/** Of a first action that has a box around it. */
export const framed = styles.framed
