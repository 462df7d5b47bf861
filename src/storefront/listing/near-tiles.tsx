import type { CardProduct } from '#catalog/card-product.ts'
import { ProductTile } from '../card/product-tile.tsx'
import styles from './near-tiles.module.css'

/** Beside one or two pieces that were found: what is like them. */
export const NearTiles = ({ products }: { products: readonly CardProduct[] }) => (
  <ul className={styles.tiles}>
    {products.map((product) => (
      <li key={product.id}>
        <ProductTile product={product} widths="20vw" />
      </li>
    ))}
  </ul>
)
