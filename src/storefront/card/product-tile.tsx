import { Link } from 'react-router'
import type { CardProduct } from '#catalog/card-product.ts'
import { inWords, stockOf } from '#catalog/product.ts'
import { ProductPrice } from '#catalog/product-price.tsx'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import styles from './product-tile.module.css'

interface TileProps {
  product: CardProduct
  widths: string
  /** Said over its picture. */
  note?: string | undefined
}

/** A product beside another one: less than its card, so that a product's page need not bring all that a card can do. */
export function ProductTile({ product, widths, note }: TileProps) {
  const { products } = useTexts().shop
  const language = useLanguage()
  const { id, name, nameAr, category, images, sizes } = product
  const [image] = images
  const caption = stockOf(sizes) === 0 ? products.outOfStock : note
  return (
    <Link className={styles.tile} to={inLanguage(language, `/product/${id}`)}>
      <SmallPicture className={styles.picture} image={image} category={category} sizes={widths}>
        {caption ? <span className={styles.note}>{caption}</span> : null}
      </SmallPicture>
      <span className={styles.name}>{inWords(language, name, nameAr)}</span>
      <ProductPrice product={product} />
    </Link>
  )
}
