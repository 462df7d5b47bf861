import { Link } from 'react-router'
import { QuickAdd } from '#cart/quick-add.tsx'
import { inWords, stockOf } from '#catalog/product.ts'
import { ProductPrice } from '#catalog/product-price.tsx'
import type { Product } from '#catalog/shop-product.ts'
import { SmallPicture } from '#catalog/small-picture.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import styles from './item-pieces.module.css'
import { ItemProducts } from './item-products.tsx'
import type { ShownItem } from './shown-gallery.ts'

interface PiecesProps {
  item: ShownItem
  /** As they are now; null where that can't be known, undefined until it is. */
  pieces: readonly Product[] | null | undefined
}

/** What is seen, to be bought where it is seen. */
export function ItemPieces({ item: { products }, pieces }: PiecesProps) {
  const { viewer } = useTexts('gallery').gallery
  if (pieces === null) return <ItemProducts products={products} />
  const shown = products.map(({ id, name }) => ({ id, name, piece: pieces?.find((each) => each.id === id) }))
  const here = pieces ? shown.filter(({ piece }) => piece) : shown
  if (here.length === 0) return null
  return (
    <section className={styles.pieces} aria-label={viewer.products}>
      <div className={styles.head}>
        <h4>{viewer.products}</h4>
        <p>{viewer.chooseToAdd}</p>
      </div>
      <ul>
        {here.map(({ id, name, piece }) => (
          <li key={id} className={styles.piece}>
            {piece ? <Piece piece={piece} /> : <ComingPiece name={name} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its room, until it is known what it costs. */
const ComingPiece = ({ name }: { name: string }) => (
  <span className={styles.link}>
    <span className={styles.picture} />
    <span className={styles.name}>{name}</span>
  </span>
)

function Piece({ piece }: { piece: Product }) {
  const { products } = useTexts().shop
  const language = useLanguage()
  const { id, name, nameAr, category, images, sizes } = piece
  return (
    <>
      <Link className={styles.link} to={inLanguage(language, `/product/${id}`)}>
        <SmallPicture className={styles.picture} image={images[0]} category={category} sizes="4rem" />
        <span className={styles.name}>{inWords(language, name, nameAr)}</span>
        <span className={styles.price}>
          <ProductPrice product={piece} />
          {stockOf(sizes) === 0 ? <strong>{products.outOfStock}</strong> : null}
        </span>
      </Link>
      <QuickAdd product={piece} onAdded={() => {}} />
    </>
  )
}
