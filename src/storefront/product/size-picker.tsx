import { type Ref, useId } from 'react'
import { isOneSize, type Size } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import styles from './size-picker.module.css'

interface PickerProps {
  ref: Ref<HTMLDivElement>
  product: Pick<Product, 'category' | 'sizes'>
  size: Size | undefined
  onPick: (size: Size) => void
  problem: string | undefined
}

/** A sold-out size can be chosen too: one can wait for it. */
export function SizePicker({ ref, product, size: picked, onPick, problem }: PickerProps) {
  const { product: words, shop } = useTexts('product')
  const nameId = useId()
  const problemId = useId()
  const nameOf = (size: Size): string => (isOneSize(product) ? shop.products.oneSize : size)
  return (
    <div ref={ref} role="radiogroup" aria-labelledby={nameId} aria-describedby={problem ? problemId : undefined}>
      <p id={nameId} className={styles.legend}>
        {words.size}
      </p>
      <div className={styles.sizes}>
        {product.sizes.map(({ size, stock }) => (
          <label
            key={size}
            className={styles.size}
            data-out={stock === 0 || undefined}
            title={stock === 0 ? words.outOfStockName(nameOf(size)) : undefined}
          >
            <input
              type="radio"
              name="size"
              className="over-its-label"
              value={size}
              checked={size === picked}
              aria-label={stock === 0 ? words.outOfStockName(nameOf(size)) : undefined}
              onChange={() => onPick(size)}
            />
            <span className={styles.name}>{nameOf(size)}</span>
            {stock === 0 ? <span className={styles.oos}>{words.outOfStockMark}</span> : null}
          </label>
        ))}
      </div>
      <p id={problemId} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
