import { useRef, useState } from 'react'
import type { CardProduct } from '#catalog/card-product.ts'
import { isOneSize, type Size } from '#catalog/product.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { languageOf } from '#lib/language.ts'
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

export function QuickAdd({ product, onAdded }: QuickAddProps) {
  const { products, cart } = useTexts().shop
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
    if (opensAt) return setProblem(products.opens(soonText(opensAt, languageOf(location.pathname))))
    const pieces = {
      stock: piecesOf(now, size),
      inCart: inCartOf(useCart.getState().items, product, size),
      free: freeOf(product),
    }
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

  const named = sizes.map(({ size, stock }) => {
    const [name, said] = isOneSize(product) ? [products.oneSize, products.oneSize] : [size, products.sizeOf(size)]
    return { size, stock, name, label: stock > 0 ? said : `${said}, ${products.outOfStock}` }
  })
  return (
    <div className={styles.quick}>
      <div className={styles.sizes}>
        {named.map(({ size, stock, name, label }) => (
          <button
            key={size}
            type="button"
            aria-label={label}
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
