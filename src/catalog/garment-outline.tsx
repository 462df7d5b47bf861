import styles from './garment-outline.module.css'
import type { Category } from './product.ts'

export const TOP = 'M75 24 40 38 12 96l30 14 8-16v116h100V94l8 16 30-14-28-58-35-14c-6 14-44 14-50 0z'
export const BOTTOM = 'M56 20h88l16 192h-40L100 82 80 212H40z'
export const ROBE = 'M78 20 46 34 10 128l28 12 22-46-20 118h120L140 94l22 46 28-12-36-94-32-14c-6 12-38 12-44 0z'
const BAG = 'M40 84h120l10 128H30zM70 108V76c0-52 60-52 60 0v32'

const OUTLINES: Partial<Record<Category, string>> = { Pants: BOTTOM, Jilbab: ROBE, Accessories: BAG }

/** Stands where a product has no picture. Its name is beside it. */
export const GarmentOutline = ({ category = 'T-Shirts' }: { category?: Category | undefined }) => (
  <svg className={styles.outline} viewBox="-30 -46 260 325" fill="none" aria-hidden="true" focusable="false">
    <path d={OUTLINES[category] ?? TOP} stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
  </svg>
)
