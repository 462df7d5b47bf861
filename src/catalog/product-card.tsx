import { useId } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import type { CardProduct } from './card-product.ts'
import { inWords, stockOf, stockWord } from './product.ts'
import styles from './product-card.module.css'
import { Dots, useSlides } from './use-slides.tsx'

export interface CardProps {
  product: CardProduct
  heading: 'h2' | 'h3'
  /** How wide the card is shown, for the browser's choice of a picture. */
  widths: string
  priority?: boolean
}

/** One thing at most is said over the picture. */
function Tag({ product }: { product: CardProduct }) {
  const { products } = useTexts().shop
  const stock = stockOf(product.sizes)
  const word = stockWord(stock)
  if (word === 'out') return <p className={styles.tag}>{products.outOfStock}</p>
  if (word === 'low') return <p className={styles.tag}>{products.lastPieces(stock)}</p>
  return product.discount > 0 ? <p className={styles.tag}>{products.off(product.discount)}</p> : null
}

function Sizes({ sizes }: Pick<CardProduct, 'sizes'>) {
  const { products } = useTexts().shop
  return (
    <ul className={styles.sizes} aria-label={products.sizes} dir="ltr">
      {sizes.map(({ size, stock }) => (
        <li key={size}>
          {stock > 0 ? (
            size
          ) : (
            <s>
              {size} <span className="visually-hidden">{products.outOfStock}</span>
            </s>
          )}
        </li>
      ))}
    </ul>
  )
}

/** To swipe through; who listens is told the name, and sees them described on the product's page. */
function Pictures({ product, widths, priority = false }: CardProps) {
  const language = useLanguage()
  const { images } = product
  const { strip, at, onScroll } = useSlides(images.length)
  return (
    <div className={styles.pictures}>
      <ul className={styles.strip} ref={strip} onScroll={onScroll} tabIndex={-1} aria-hidden="true">
        {images.map((image, index) => (
          <li key={image.mediaId}>
            <ShopPicture
              url={image.url}
              width={image.width}
              height={image.height}
              alt={inWords(language, image.alt, image.altAr)}
              sizes={widths}
              priority={priority && index === 0}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 ? <Dots className={styles.dots} at={at} images={images} /> : null}
    </div>
  )
}

export function ProductCard(props: CardProps) {
  const { product, heading: Heading } = props
  const language = useLanguage()
  const { products } = useTexts().shop
  const nameId = useId()
  const isOut = stockOf(product.sizes) === 0
  return (
    <article className={styles.card} data-out={isOut || undefined}>
      <Link
        className={styles.link}
        to={inLanguage(language, `/product/${product.id}`)}
        prefetch="intent"
        aria-labelledby={nameId}
      >
        <Pictures {...props} />
        <Heading className={styles.name} id={nameId}>
          {inWords(language, product.name, product.nameAr)}
        </Heading>
      </Link>
      <Tag product={product} />
      <p className={styles.price}>
        <Price
          pounds={product.finalPrice}
          language={language}
          was={product.discount > 0 ? product.price : undefined}
          wasLabel={products.priceBefore}
        />
      </p>
      <Sizes sizes={product.sizes} />
    </article>
  )
}
