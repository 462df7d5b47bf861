import type { ReactNode } from 'react'
import type { CardProduct } from '#catalog/card-product.ts'
import sheet from '#ui/sheet.module.css'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

const WIDTHS = '(min-width: 60rem) 25vw, 50vw'
/** As many fill rows of three better than of four. */
const IN_THREES = [1, 2, 3, 5, 6, 9]
/** Cards before the large picture: the first row and what stands beside it, or whole rows before one that is wide. */
export const BEFORE_LARGE = { upright: 6, wide: 8 }

interface GridProps {
  products: readonly CardProduct[]
  heading: 'h2' | 'h3'
  /** The first picture is what this page is judged by. */
  isFirst?: boolean
  /** As large as four cards; left out where there are too few to stand around it. */
  large?: ReactNode
  /** It is as wide as the list. */
  isWide?: boolean | undefined
  /** Ways on, in what a last row has no cards for. */
  rest?: ReactNode
}

export function ProductGrid({ products, heading, isFirst = false, large, isWide = false, rest }: GridProps) {
  const isFew = products.length > 0 && products.length < 4
  const cells = products.map((product, at) => (
    <li key={product.id} className={`${sheet.cell} ${styles.cell}`} data-last={at === products.length - 1 || undefined}>
      <ProductCard product={product} heading={heading} widths={WIDTHS} priority={isFirst && at === 0} />
    </li>
  ))
  const before = BEFORE_LARGE[isWide ? 'wide' : 'upright']
  if (large && products.length >= before + 2)
    cells.splice(
      before,
      0,
      <li key="large" className={`${styles.large} ${isWide ? '' : styles.beside}`}>
        {large}
      </li>,
    )
  return (
    <ul
      className={`${sheet.sheet} ${styles.grid} ${IN_THREES.includes(products.length) ? styles.threes : ''} ${isFew ? styles.few : ''}`}
    >
      {cells}
      {rest ? (
        <li className={styles.rest} data-ground="photo">
          {rest}
        </li>
      ) : null}
    </ul>
  )
}
