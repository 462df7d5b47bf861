import type { CardProduct } from '#catalog/card-product.ts'
import { inWords } from '#catalog/product.ts'
import { ProductPrice } from '#catalog/product-price.tsx'
import { useLanguage } from '#i18n/use-texts.tsx'
import sheet from '#ui/sheet.module.css'
import cardStyles from '../card/product-card.module.css'
import grid from '../card/product-grid.module.css'
import { BEFORE_LARGE } from '../card/product-grid.tsx'
import styles from './skeleton-grid.module.css'

const boxes = (count: number): string[] => Array.from({ length: count }, (_, at) => `box ${at}`)

/** As many lines as its card has, with nothing to read. */
function Blank({ product }: { product: CardProduct }) {
  return (
    <>
      <div className={`${cardStyles.name} ${styles.blank}`}>
        <span>
          <i>{inWords(useLanguage(), product.name, product.nameAr)}</i>
        </span>
      </div>
      <div className={`${cardStyles.price} ${styles.blank}`}>
        <ProductPrice product={product} />
      </div>
    </>
  )
}

interface SkeletonProps {
  count: number
  label?: string
  /** What stood here before: most of it stays, and nothing moves as it goes. */
  like?: readonly CardProduct[]
  /** Room for a large picture among them, where the list had one. */
  large?: 'wide' | 'upright' | undefined
}

/** The boxes of what is on its way, as large as it will be. */
export const SkeletonGrid = ({ count, label, like = [], large }: SkeletonProps) => {
  const shown: (CardProduct | undefined)[] = large
    ? like.toSpliced(BEFORE_LARGE[large], 0, ...like.slice(0, 1))
    : [...like]
  return (
    <>
      {label ? (
        <p role="status" className="visually-hidden">
          {label}
        </p>
      ) : null}
      <div className={`${sheet.sheet} ${grid.grid}`} aria-hidden="true" data-large={large}>
        {boxes(count + (large ? 1 : 0)).map((box, at) => (
          <div key={box} className={`${sheet.cell} ${grid.cell} ${styles.card}`}>
            <span className={styles.picture} />
            {shown[at] ? (
              <Blank product={shown[at]} />
            ) : (
              <>
                <span className={styles.name} />
                <span className={styles.price} />
              </>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
