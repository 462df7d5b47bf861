import { ChevronIcon } from './icons.tsx'
import styles from './turn-arrows.module.css'

interface ArrowsProps {
  back: string
  forward: string
  /** Where they lie over a picture, on a ground of their own. */
  ground?: 'paper'
  onTurn: (by: 1 | -1) => void
}

/** At both edges of what can be turned. */
export const TurnArrows = ({ back, forward, ground, onTurn }: ArrowsProps) => (
  <>
    <button type="button" className={styles.back} data-ground={ground} aria-label={back} onClick={() => onTurn(-1)}>
      <ChevronIcon turn="back" />
    </button>
    <button
      type="button"
      className={styles.forward}
      data-ground={ground}
      aria-label={forward}
      onClick={() => onTurn(1)}
    >
      <ChevronIcon />
    </button>
  </>
)
