import { useEffect, useState } from 'react'
import { listProductsCall } from '#catalog/api.ts'
import type { Product } from '#catalog/shop-product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { sendRequest } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { ProductTile } from '../card/product-tile.tsx'
import styles from './recent-grid.module.css'
import { RecentRoom } from './recent-room.tsx'

interface GridProps {
  ids: readonly string[]
  onClear: () => void
}

/** As they were looked at; what has left the shop is not among them. */
function useProducts(ids: readonly string[]): Product[] | undefined {
  const [products, setProducts] = useState<Product[]>()
  useEffect(() => {
    let isHere = true
    sendRequest(listProductsCall, { ids: ids.join(',') }).then(
      (answer) => {
        if (isHere) setProducts(answer.products)
      },
      () => {
        if (isHere) setProducts([])
      },
    )
    return () => {
      isHere = false
    }
  }, [ids])
  return products && ids.flatMap((id) => products.filter((each) => each.id === id))
}

export function RecentGrid({ ids, onClear }: GridProps) {
  const { product: words } = useTexts('product')
  const products = useProducts(ids)
  if (!products) return <RecentRoom count={ids.length} />
  if (products.length === 0) return null
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
