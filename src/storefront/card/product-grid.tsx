import type { CardProduct } from '#catalog/card-product.ts'
import sheet from '#ui/sheet.module.css'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

const WIDTHS = '(min-width: 75rem) 25vw, (min-width: 48rem) 33vw, 50vw'

interface GridProps {
  products: readonly CardProduct[]
  heading: 'h2' | 'h3'
  /** The first picture is what this page is judged by. */
  isFirst?: boolean
}

export const ProductGrid = ({ products, heading, isFirst = false }: GridProps) => (
  <ul className={`${sheet.sheet} ${styles.grid}`}>
    {products.map((product, at) => (
      <li key={product.id} className={`${sheet.cell} ${styles.cell}`}>
        <ProductCard product={product} heading={heading} widths={WIDTHS} priority={isFirst && at === 0} />
      </li>
    ))}
  </ul>
)
