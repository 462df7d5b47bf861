import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { GarmentOutline } from '#catalog/outline/garment-outline.tsx'
import { inWords } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { variantUrl, widthsOf } from '#media/picture.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { useSayLate } from '#ui/late.tsx'
import { keyTurn, turned } from '#ui/turn.ts'
import { TurnArrows } from '#ui/turn-arrows.tsx'
import { useLateDialog } from '#ui/use-late-dialog.tsx'
import { grown } from '../card/growing.tsx'
import { type Slides, useSlides } from '../card/use-slides.tsx'
import { useStripSwipe } from '../card/use-strip-swipe.tsx'
import styles from './gallery.module.css'

const SMALL = '8rem'

/** On a wide screen they are stacked in two columns; the last of an odd number has both. */
function widthsAt(index: number, count: number): string {
  const isWhole = index === count - 1 && count % 2 === 1
  return `(min-width: 64rem) ${isWhole ? '58vw' : '29vw'}, 100vw`
}

interface PartProps {
  images: Product['images']
  slides: Slides
}

/** One picture; its link opens it as large as it is kept. Only the one in view is a stop for the Tab key. */
function Strip({ images, slides, onEnlarge }: PartProps & { onEnlarge: (event: MouseEvent, index: number) => void }) {
  const { product } = useTexts('product')
  const language = useLanguage()
  const { strip, at, onScroll, onScrollEnd, show } = slides
  const swipe = useStripSwipe(slides, images.length)

  const turn = (event: KeyboardEvent): void => {
    const by = keyTurn(event.key, language)
    if (by === 0) return
    event.preventDefault()
    const next = Math.min(images.length - 1, Math.max(0, at + by))
    show(next)
    const list = strip.current
    // A strip has scrolled by itself; a stack is as long as the page.
    list?.querySelectorAll('a')[next]?.focus({ preventScroll: list.scrollWidth > list.clientWidth })
  }

  return (
    <ul ref={strip} className={styles.strip} onScroll={onScroll} onScrollEnd={onScrollEnd} {...swipe}>
      {images.map((image, index) => (
        <li key={image.mediaId} id={`picture-${index + 1}`} style={index === 0 ? grown() : undefined}>
          <a
            href={variantUrl(image.mediaId, widthsOf(image.width).at(-1) ?? image.width, 'webp')}
            aria-label={product.enlarge(index + 1, images.length)}
            tabIndex={index === at ? 0 : -1}
            draggable={false}
            onKeyDown={turn}
            onClick={(event) => onEnlarge(event, index)}
          >
            <ShopPicture
              url={image.url}
              width={image.width}
              height={image.height}
              alt={inWords(language, image.alt, image.altAr)}
              sizes={widthsAt(index, images.length)}
              priority={index === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Arrows({ images, slides: { at, show } }: PartProps) {
  const { product } = useTexts('product')
  return (
    <TurnArrows
      back={product.previousPicture}
      forward={product.nextPicture}
      ground="paper"
      onTurn={(by) => show(turned(at, by, images.length))}
    />
  )
}

/** Links, so that they lead to their picture without a script too. */
function Thumbnails({ images, slides: { at, show } }: PartProps) {
  const { product } = useTexts('product')
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, index) => (
        <li key={image.mediaId}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={product.showPicture(index + 1)}
            aria-current={index === at || undefined}
            onClick={(event) => {
              event.preventDefault()
              show(index)
            }}
          >
            <ShopPicture url={image.url} width={image.width} height={image.height} alt="" sizes={SMALL} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const loadLightbox = async () => (await import('./lightbox.tsx')).Lightbox

export function Gallery({ images, category }: Pick<Product, 'images' | 'category'>) {
  const { product } = useTexts('product')
  const slides = useSlides(images.length)
  const link = useRef('')
  const say = useSayLate()
  const follow = (): void => location.assign(link.current)
  const lightbox = useLateDialog(loadLightbox, (again) => (navigator.onLine ? follow() : say(again)))
  const parts = { images, slides }
  const isMany = images.length > 1

  if (images.length === 0)
    return (
      <div className={styles.gallery} data-alone>
        <div className={styles.stage}>
          <GarmentOutline category={category} />
        </div>
      </div>
    )

  /** A click that asks for a new tab gets one. */
  const enlarge = (event: MouseEvent, index: number): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    link.current = event.currentTarget.getAttribute('href') ?? ''
    slides.show(index)
    lightbox.open()
  }
  const leave = (): void => {
    lightbox.close()
    slides.strip.current?.querySelectorAll('a')[slides.at]?.focus({ preventScroll: true })
  }
  return (
    <section
      className={styles.gallery}
      data-alone={isMany ? undefined : true}
      aria-roledescription="carousel"
      aria-label={product.pictures}
    >
      <div className={styles.stage}>
        <Strip {...parts} onEnlarge={enlarge} />
        {isMany ? <Arrows {...parts} /> : null}
        {isMany ? (
          <p className={styles.counter} aria-hidden="true">
            {product.pictureOf(slides.at + 1, images.length)}
          </p>
        ) : null}
      </div>
      {isMany ? <Thumbnails {...parts} /> : null}
      <p className="visually-hidden" role="status">
        {product.pictureOf(slides.at + 1, images.length)}
      </p>
      {lightbox.Part ? (
        <lightbox.Part images={images} at={slides.at} isOpen={lightbox.isOpen} onTurn={slides.show} onClose={leave} />
      ) : null}
    </section>
  )
}
