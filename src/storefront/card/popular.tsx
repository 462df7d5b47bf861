import type { CardProduct } from '#catalog/card-product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import styles from './popular.module.css'
import { ProductGrid } from './product-grid.tsx'

interface PopularProps {
  products: readonly CardProduct[]
  title?: string | undefined
}

export function Popular({ products, title }: PopularProps) {
  const { problem } = useTexts().shop.shell
  if (products.length === 0) return null
  return (
    <section className={styles.popular} aria-labelledby="popular">
      <h2 id="popular">{title ?? problem.popular}</h2>
      <ProductGrid products={products} heading="h3" />
    </section>
  )
}
