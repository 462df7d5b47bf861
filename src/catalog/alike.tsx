import { useTexts } from '#i18n/use-texts.tsx'
import type { CardProduct } from './card-product.ts'
import styles from './product.module.css'
import { ProductGrid } from './product-grid.tsx'

interface AlikeProps {
  products: readonly CardProduct[]
  /** The same garment in the other color. */
  twinId: string | undefined
}

/** Up to three, the last of them in the other color. */
export function Alike({ products, twinId }: AlikeProps) {
  const { product } = useTexts()
  if (products.length === 0) return null
  return (
    <section className={styles.alike} aria-labelledby="alike">
      <h2 id="alike">{product.alsoLike}</h2>
      <ProductGrid
        products={products}
        heading="h3"
        noteOf={({ id, color }) => (id === twinId ? product.alsoIn[color] : undefined)}
      />
    </section>
  )
}
