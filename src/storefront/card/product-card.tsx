import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CardProduct } from '#catalog/card-product.ts'
import { inWords, stockOf, stockWord } from '#catalog/product.ts'
import { ProductPrice } from '#catalog/product-price.tsx'
import { FavoriteButton } from '#favorites/favorite-button.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { inLanguage } from '#lib/language.ts'
import { soonDayText, soonText } from '#lib/soon.ts'
import { useFacts } from '#settings/use-facts.tsx'
import { DayWords } from '#ui/day-words.tsx'
import { CloseIcon, PlusIcon } from '#ui/icons.tsx'
import { useLate, useSayLate } from '#ui/late.tsx'
import sheet from '#ui/sheet.module.css'
import { keyTurn } from '#ui/turn.ts'
import { CardArrows, CardPictures, useCardSlides } from './card-pictures.tsx'
import { canGrow, grow } from './growing.tsx'
import styles from './product-card.module.css'

const loadQuickAdd = () => import('#cart/quick-add.tsx')

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
  const word = stockWord(stock, useFacts()?.settings.lowStock)
  const { opensAt, isOpen } = product
  if (opensAt && !isOpen)
    return (
      <p className={styles.tag}>
        <DayWords write={(language) => products.opens(soonText(opensAt, language))} />
        <DayWords write={(language) => products.opens(soonDayText(opensAt, language))} />
      </p>
    )
  if (word === 'out') return <p className={styles.tag}>{products.outOfStock}</p>
  if (word === 'low') return <p className={styles.tag}>{products.lastPieces(stock)}</p>
  return product.discount > 0 ? <p className={styles.tag}>{products.percentOff(product.discount)}</p> : null
}

function Rating({ product: { avgRating, reviewCount } }: { product: CardProduct }) {
  const { products } = useTexts().shop
  if (reviewCount === 0) return null
  return (
    <span className={styles.rating}>
      <span aria-hidden="true">
        {avgRating.toFixed(1)} <span>{`(${reviewCount})`}</span>
      </span>
      <span className="visually-hidden">{products.rating(avgRating.toFixed(1), reviewCount)}</span>
    </span>
  )
}

interface QuickProps {
  product: CardProduct
  name: string
  isOver: boolean
}

/** The row of sizes: under a mouse it is there, a finger or a key opens it. */
function Quick({ product, name, isOver }: QuickProps) {
  const { products } = useTexts().shop
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    opener.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) close()
  }
  const closeIfLeft = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isHere = currentTarget.contains(relatedTarget) || relatedTarget?.closest('dialog')
    if (!isHere) setOpen(false)
  }
  const isShown = isOpen || isOver
  const say = useSayLate()
  const late = useLate(isShown, loadQuickAdd, () => {
    setOpen(false)
    // What only lay under a mouse on its way was not asked for.
    if (isOpen) say(() => setOpen(true))
  })
  if (!product.isOpen || stockOf(product.sizes) === 0) return null
  return (
    <fieldset
      className={styles.quick}
      aria-label={products.quickAdd(name)}
      data-open={isShown || undefined}
      onKeyDown={onKeyDown}
      onBlur={closeIfLeft}
    >
      <button
        ref={opener}
        type="button"
        className={styles.plus}
        aria-label={products.quickAdd(name)}
        aria-expanded={isShown}
        aria-busy={(isOpen && !late) || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <CloseIcon /> : <PlusIcon />}
      </button>
      {isShown && late ? <late.QuickAdd product={product} onAdded={close} /> : null}
    </fieldset>
  )
}

export function ProductCard({ product, heading: Heading, widths, priority = false }: CardProps) {
  const language = useLanguage()
  const nameId = useId()
  const slides = useCardSlides(product.images.length)
  // A key leads to the heading at once: a picture on its way would keep the focus from it.
  const [isPressed, setPressed] = useState(false)
  const name = inWords(language, product.name, product.nameAr)
  const isMany = product.images.length > 1

  const turn = (event: KeyboardEvent): void => {
    const by = keyTurn(event.key, language)
    if (!isMany || by === 0) return
    event.preventDefault()
    slides.wake()
    slides.step(by)
  }

  return (
    <article
      className={`${sheet.card} ${styles.card}`}
      data-out={stockOf(product.sizes) === 0 || undefined}
      onFocus={slides.wake}
      {...slides.hearing}
    >
      <Link
        className={`${sheet.link} ${styles.link}`}
        to={inLanguage(language, `/product/${product.id}`)}
        aria-labelledby={nameId}
        viewTransition={isPressed}
        onPointerDown={() => setPressed(canGrow)}
        onKeyDown={turn}
        onClick={grow}
      >
        <CardPictures product={product} slides={slides} widths={widths} priority={priority} />
        <Heading className={styles.name} id={nameId}>
          <span>{name}</span>
        </Heading>
      </Link>
      <Tag product={product} />
      <div className={styles.price}>
        <ProductPrice product={product} />
        <Rating product={product} />
      </div>
      <div className={styles.over}>
        <FavoriteButton className={styles.heart} id={product.id} name={name} />
        <Quick product={product} name={name} isOver={slides.isOver} />
        {isMany && slides.isAwake ? <CardArrows step={slides.step} /> : null}
      </div>
    </article>
  )
}
