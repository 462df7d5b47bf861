import type { CardProduct } from '#catalog/card-product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { ProductTile } from '../card/product-tile.tsx'
import styles from './product.module.css'

const WIDTHS = '(min-width: 48rem) 33vw, 62vw'

interface AlikeProps {
  products: readonly CardProduct[]
  /** The same garment in the other color. */
  twinId: string | undefined
}

/** Up to three, the last of them in the other color. */
export function Alike({ products, twinId }: AlikeProps) {
  const { product } = useTexts('product')
  if (products.length === 0) return null
  return (
    <section className={styles.alike} aria-labelledby="alike">
      <h2 id="alike">{product.alsoLike}</h2>
      <ul>
        {products.map((each) => (
          <li key={each.id}>
            <ProductTile
              product={each}
              widths={WIDTHS}
              note={each.id === twinId ? product.alsoIn[each.color] : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
