import { useProducts } from '#catalog/use-products.tsx'
import { useTexts } from '#i18n/use-texts.tsx'
import { Button } from '#ui/button.tsx'
import { ProductTile } from '../card/product-tile.tsx'
import styles from './recent-grid.module.css'
import { RecentRoom } from './recent-room.tsx'

interface GridProps {
  ids: readonly string[]
  onClear: () => void
}

export function RecentGrid({ ids, onClear }: GridProps) {
  const { product: words } = useTexts('product')
  const products = useProducts(ids)
  if (products === undefined) return <RecentRoom count={ids.length} />
  if (!products?.length) return null
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <div className={styles.head}>
        <h2 id="recent">{words.recent}</h2>
        <Button kind="quiet" onClick={onClear}>
          {words.clearRecent}
        </Button>
      </div>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} widths="10rem" />
          </li>
        ))}
      </ul>
    </section>
  )
}
