import sheet from '#ui/sheet.module.css'
import grid from '../card/product-grid.module.css'
import styles from './skeleton-grid.module.css'

const boxes = (count: number): string[] => Array.from({ length: count }, (_, at) => `box ${at}`)

interface SkeletonProps {
  count: number
  label?: string
  /** Room for a large picture among them, where the list had one. */
  large?: 'wide' | 'upright' | undefined
}

/** The boxes of what is on its way, as large as it will be. */
export const SkeletonGrid = ({ count, label, large }: SkeletonProps) => (
  <>
    {label ? (
      <p role="status" className="visually-hidden">
        {label}
      </p>
    ) : null}
    <div className={`${sheet.sheet} ${grid.grid}`} aria-hidden="true" data-large={large}>
      {boxes(count + (large ? 1 : 0)).map((box) => (
        <div key={box} className={`${sheet.cell} ${grid.cell} ${styles.card}`}>
          <span className={styles.picture} />
          <span className={styles.name} />
          <span className={styles.price} />
        </div>
      ))}
    </div>
  </>
)
