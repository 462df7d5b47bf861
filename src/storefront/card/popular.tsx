import { Link } from 'react-router'
import type { CardProduct } from '#catalog/card-product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import styles from './popular.module.css'
import { ProductGrid } from './product-grid.tsx'

interface PopularProps {
  products: readonly CardProduct[]
  title?: string | undefined
}

export function Popular({ products, title }: PopularProps) {
  const { problem } = useTexts().shop.shell
  const language = useLanguage()
  if (products.length === 0) return null
  return (
    <section className={styles.popular} aria-labelledby="popular">
      <h2 id="popular">{title ?? problem.popular}</h2>
      <ProductGrid
        products={products}
        heading="h3"
        rest={<Link to={inLanguage(language, '/products')}>{problem.toProducts}</Link>}
      />
    </section>
  )
}
