import sheet from '#ui/sheet.module.css'
import grid from '../card/product-grid.module.css'
import styles from './skeleton-grid.module.css'

const boxes = (count: number): string[] => Array.from({ length: count }, (_, at) => `box ${at}`)

/** The boxes of what is on its way, as large as it will be. */
export const SkeletonGrid = ({ count, label }: { count: number; label?: string }) => (
  <>
    {label ? (
      <p role="status" className="visually-hidden">
        {label}
      </p>
    ) : null}
    <div className={`${sheet.sheet} ${grid.grid}`} aria-hidden="true">
      {boxes(count).map((box) => (
        <div key={box} className={`${sheet.cell} ${grid.cell} ${styles.card}`}>
          <span className={styles.picture} />
          <span className={styles.name} />
          <span className={styles.price} />
        </div>
      ))}
    </div>
  </>
)
