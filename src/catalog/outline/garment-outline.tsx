import type { Category } from '../product.ts'
import styles from './garment-outline.module.css'
import garments from './garments.svg?no-inline'

/** Stands where a product has no picture. Its name is beside it. */
export const GarmentOutline = ({ category = 'T-Shirts' }: { category?: Category | undefined }) => (
  <svg className={styles.outline} aria-hidden="true" focusable="false">
    <use href={`${garments}#${category.split(' ')[0]}`} />
  </svg>
)
