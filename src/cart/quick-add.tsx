import { useRef, useState } from 'react'
import type { CardProduct } from '#catalog/card-product.ts'
import { isOneSize, type Size } from '#catalog/product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { soonText } from '#lib/soon.ts'
import { askedFirst } from './asked-first.tsx'
import { fits, room } from './buy.ts'
import { rememberSize } from './my-size.tsx'
import { freeOf, inCartOf, lineOf, piecesOf, putInCart, readStock } from './put-in-cart.tsx'
import styles from './quick-add.module.css'
import { useCart } from './use-cart.tsx'

interface QuickAddProps {
  product: CardProduct
  onAdded: () => void
}

function useNamed(product: CardProduct, sizes: CardProduct['sizes']) {
  const { products } = useTexts().shop
  const items = useCart((state) => state.items)
  return sizes.map(({ size, stock }) => {
    const [name, spokenName] = isOneSize(product) ? [products.oneSize, products.oneSize] : [size, products.sizeOf(size)]
    const label = stock > 0 ? spokenName : `${spokenName}, ${products.outOfStock}`
    return { size, stock, name, label, isIn: inCartOf(items, product, size) > 0 }
  })
}

export function QuickAdd({ product, onAdded }: QuickAddProps) {
  const { products, cart } = useTexts().shop
  const language = useLanguage()
  const [sizes, setSizes] = useState(product.sizes)
  const [adding, setAdding] = useState<Size>()
  const [problem, setProblem] = useState('')
  const isAdding = useRef(false)

  async function bring(size: Size): Promise<void> {
    const line = lineOf(product, { size, quantity: 1 })
    setAdding(size)
    if (!(await askedFirst({ add: line }))) return
    const { sizes: now, opensAt } = (await readStock(product.id)) ?? { sizes, opensAt: null }
    setSizes(now)
    if (opensAt) return setProblem(products.opens(soonText(opensAt, language)))
    const inCart = inCartOf(useCart.getState().items, product, size)
    const pieces = { stock: piecesOf(now, size), inCart, free: freeOf(product) }
    if (!fits({ quantity: 1, ...pieces })) return setProblem(cart.cannotAdd(1, room(pieces)))
    rememberSize(size)
    onAdded()
    putInCart(line, cart)
  }

  async function add(size: Size): Promise<void> {
    if (isAdding.current) return
    isAdding.current = true
    setProblem('')
    await bring(size)
    setAdding(undefined)
    isAdding.current = false
  }

  const named = useNamed(product, sizes)
  return (
    <div className={styles.quick}>
      <div className={styles.sizes}>
        {named.map(({ size, stock, name, label, isIn }) => (
          <button
            key={size}
            type="button"
            aria-label={label}
            aria-description={isIn ? cart.addedToCart : undefined}
            data-in={isIn || undefined}
            aria-disabled={stock === 0 || undefined}
            aria-busy={adding === size || undefined}
            onClick={() => stock > 0 && void add(size)}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
