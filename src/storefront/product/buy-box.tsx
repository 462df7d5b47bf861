import { type RefObject, Suspense, useEffect, useState } from 'react'
import { type Buy, lookAt } from '#cart/use-buy.tsx'
import { isOneSize, stockOf, stockWord } from '#catalog/product.ts'
import { ProductPrice } from '#catalog/product-price.tsx'
import type { Product } from '#catalog/shop-product.ts'
import { loadTexts } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.tsx'
import { languageOf } from '#lib/language.ts'
import { Button } from '#ui/button.tsx'
import { lazyOr, useLate, useSayLate } from '#ui/late.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import styles from './buy-box.module.css'
import { SizeGuide } from './size-guide.tsx'
import { SizePicker } from './size-picker.tsx'

const isSoldOut = ({ size, stock, sizes }: Buy): boolean => (size ? stock : stockOf(sizes)) === 0

function AddButton({ buy, className }: { buy: Buy; className?: string | undefined }) {
  const { product, shop } = useTexts('product')
  const { step, size, opensAt, add } = buy
  const isOut = isSoldOut(buy)
  const label = size
    ? { choosing: product.add, adding: product.adding, added: product.addedToCart }[step]
    : product.chooseSize
  return (
    <Button
      className={className}
      busy={step === 'adding'}
      disabled={isOut || opensAt !== null}
      onClick={() => void add()}
    >
      <span key={step}>{opensAt ? product.notOpenYet : isOut ? shop.products.outOfStock : label}</span>
    </Button>
  )
}

const loadWords = () => loadTexts(languageOf(location.pathname), 'waiting')

/** Most products have neither a moment nor a limit, and their pages none of this. */
async function loadNotes() {
  const words = import.meta.env.SSR ? null : loadWords()
  const [{ DropNotes: Part }] = await Promise.all([import('./drop-notes.tsx'), words])
  return Part
}
const DropNotes = lazyOr(loadNotes, () => null)

/** They stay when it opens. */
function Notes({ product, buy }: { product: Product; buy: Buy }) {
  const opensAt = buy.opensAt ?? (product.isOpen ? null : product.opensAt)
  const { maxPerShopper: limit } = product
  const isWanted = opensAt !== null || limit !== null
  const notes = (
    <Suspense>
      <DropNotes buy={buy} opensAt={opensAt} limit={limit} />
    </Suspense>
  )
  // Told anything before its part is there, it would lose what the server drew, and the page below would jump.
  const [first] = useState(notes)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const settle = (): void => setThere(true)
    if (isWanted) void loadNotes().then(settle, settle)
  }, [isWanted])
  return isWanted ? <div className={styles.notes}>{isThere ? notes : first}</div> : null
}

async function loadWait() {
  const [{ WaitForSize }] = await Promise.all([import('#alerts/wait-for-size.tsx'), loadWords()])
  return { WaitForSize }
}

/** In place of the button for who chose a size that is sold out. Many visits never do. */
function Wait({ product, buy }: { product: Product; buy: Buy }) {
  const { size, look } = buy
  const [isWanted, setWanted] = useState(true)
  const say = useSayLate()
  const late = useLate(isWanted, loadWait, () => {
    setWanted(false)
    say(() => setWanted(true))
  })
  if (!late || !size) return <AddButton buy={buy} className={styles.add} />
  return <late.WaitForSize key={size} productId={product.id} size={size} onBack={() => void look()} />
}

export function BuyBox({ product, buy, box }: { product: Product; buy: Buy; box: RefObject<HTMLDivElement | null> }) {
  const { product: words, shop } = useTexts('product')
  const { sizes, size, stock = 0, quantity, most, problem, picker, pick, setQuantity, refuse } = buy
  const labels = { quantity: words.quantity, decrease: words.fewer, increase: words.more }
  return (
    <div className={styles.box} ref={box}>
      <SizePicker
        ref={picker}
        product={{ ...product, sizes }}
        size={size}
        onPick={pick}
        problem={problem?.of === 'size' ? problem.text : undefined}
      />
      <div className={styles.beside}>
        <SizeGuide product={product} />
        <p className={styles.low} role="status">
          {size && stock === 0 ? words.sizeOutOfStock(size) : null}
          {!size && stockOf(sizes) === 0 ? words.chooseToWait : null}
          {stockWord(stock) === 'low' ? shop.products.lastPieces(stock) : null}
        </p>
      </div>
      <Notes product={product} buy={buy} />
      <div className={styles.row}>
        {size && stock === 0 ? (
          <Wait product={product} buy={buy} />
        ) : (
          <>
            <QuantityStepper value={quantity} max={most} onChange={setQuantity} onTooMany={refuse} labels={labels} />
            <AddButton buy={buy} className={styles.add} />
          </>
        )}
      </div>
      <p className={styles.problem} role="alert">
        {problem?.of === 'quantity' ? problem.text : null}
      </p>
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </div>
  )
}

/** Whether sizes and button are out of sight. */
function useIsAway(box: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!box.current) return
    // As high as the header, and nearly as the bar itself.
    const rootMargin = '-56px'
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting), { rootMargin })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isAway
}

/** On a phone the button is at hand from the first look: sizes and button lie below the pictures. */
export function StickyBar({
  product,
  buy,
  box,
}: {
  product: Product
  buy: Buy
  box: RefObject<HTMLDivElement | null>
}) {
  const isAway = useIsAway(box)
  const { product: words, shop } = useTexts('product')
  return (
    <div className={styles.bar} data-shown={isAway || undefined} inert={!isAway}>
      <p className={styles.chosen}>
        <ProductPrice product={product} />
        {buy.size && !isOneSize(product) ? <span>{shop.products.sizeOf(buy.size)}</span> : null}
      </p>
      {isSoldOut(buy) && buy.opensAt === null ? (
        <Button onClick={() => lookAt(buy.picker.current)}>{words.tellWhenBack}</Button>
      ) : (
        <AddButton buy={buy} />
      )}
    </div>
  )
}
