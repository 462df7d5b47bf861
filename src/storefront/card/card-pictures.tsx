import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { CardProduct } from '#catalog/card-product.ts'
import { GarmentOutline } from '#catalog/outline/garment-outline.tsx'
import { inWords } from '#catalog/product.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { ShopPicture } from '#media/shop-picture.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import { turned } from '#ui/turn.ts'
import { useSwipe } from '#ui/use-swipe.tsx'
import styles from './card-pictures.module.css'
import { Dots } from './use-slides.tsx'

const THRESHOLD = 40

/** Pixels: on less, the sizes would lie where a card is pressed. */
const WIDE = 768

export interface CardSlides {
  at: number
  /** Somebody came near: what only a few need is made now. */
  isAwake: boolean
  isOver: boolean
  step: (by: 1 | -1) => void
  hearing: { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: (event: PointerEvent) => void }
  wake: () => void
}

/** Which picture a card shows. A mouse that comes over it brings up the second one, and takes it along. */
export function useCardSlides(count: number): CardSlides {
  const [at, setAt] = useState(0)
  const [isAwake, setAwake] = useState(false)
  const [isOver, setOver] = useState(false)
  const wake = (): void => setAwake(true)
  return {
    at,
    isAwake,
    isOver,
    wake,
    step: (by) => setAt(turned(at, by, count)),
    hearing: {
      onPointerEnter: ({ pointerType }) => {
        wake()
        if (pointerType !== 'mouse') return
        setOver(innerWidth >= WIDE)
        setAt(Math.min(1, count - 1))
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'mouse') return
        setOver(false)
        setAt(0)
      },
    },
  }
}

interface PicturesProps {
  product: Pick<CardProduct, 'images' | 'category'>
  slides: CardSlides
  widths: string
  priority: boolean
}

/** To swipe through; who listens is told the name, and sees them described on the product's page. */
export function CardPictures({ product, slides: { at, isAwake, step, wake }, widths, priority }: PicturesProps) {
  const { images, category } = product
  const language = useLanguage()
  const strip = useRef<HTMLUListElement>(null)
  // The page's policy allows no style attribute; a script may still set a property.
  const swipe = useSwipe({
    threshold: THRESHOLD,
    onMove: (pixels) => {
      strip.current?.toggleAttribute('data-held', pixels !== 0)
      strip.current?.style.setProperty('--drag', `${pixels}px`)
    },
    onStep: (by) => {
      if (images[at + by]) step(by)
    },
  })
  useEffect(() => strip.current?.style.setProperty('--at', String(at)), [at])
  return (
    <div className={styles.pictures}>
      <ul ref={strip} className={styles.strip} aria-hidden="true" {...swipe} onTouchStartCapture={wake}>
        {(isAwake ? images : images.slice(0, 1)).map((image, index) => (
          <li key={image.mediaId} data-on={index === at || undefined}>
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
        {images.length === 0 ? (
          <li>
            <GarmentOutline category={category} />
          </li>
        ) : null}
      </ul>
      {images.length > 1 ? <Dots className={styles.dots} at={at} images={images} /> : null}
    </div>
  )
}

/** For a mouse. Fingers swipe, keys are heard by the card's link. */
export const CardArrows = ({ step }: Pick<CardSlides, 'step'>) => (
  <span className={styles.arrows} aria-hidden="true">
    <button type="button" tabIndex={-1} onClick={() => step(-1)}>
      <ChevronIcon turn="back" />
    </button>
    <button type="button" tabIndex={-1} onClick={() => step(1)}>
      <ChevronIcon />
    </button>
  </span>
)
