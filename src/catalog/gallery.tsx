import type { KeyboardEvent } from 'react'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { variantUrl, widthsOf } from '#media/picture.ts'
import { ShopPicture } from '#media/shop-picture.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import styles from './gallery.module.css'
import { inWords } from './product.ts'
import type { Product } from './shop-product.ts'
import { Dots, type Slides, useSlides } from './use-slides.tsx'

const WIDE = '(min-width: 64rem) 50vw, 100vw'
const SMALL = '5rem'

interface PartProps {
  images: Product['images']
  slides: Slides
}

/** One picture; its link opens it as large as it is kept. Only the one in view is a stop for the Tab key. */
function Strip({ images, slides }: PartProps) {
  const { product } = useTexts()
  const language = useLanguage()
  const { strip, at, onScroll, show } = slides

  // Arrow keys go where they point, also where lines run to the left.
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    show(Math.min(images.length - 1, Math.max(0, at + (event.key === forward ? 1 : -1))))
  }

  return (
    <ul ref={strip} className={styles.strip} onScroll={onScroll}>
      {images.map((image, index) => (
        <li key={image.mediaId} id={`picture-${index + 1}`}>
          <a
            href={variantUrl(image.mediaId, widthsOf(image.width).at(-1) ?? image.width, 'webp')}
            aria-label={product.enlarge(index + 1, images.length)}
            tabIndex={index === at ? 0 : -1}
            onKeyDown={turn}
          >
            <ShopPicture
              url={image.url}
              width={image.width}
              height={image.height}
              alt={inWords(language, image.alt, image.altAr)}
              sizes={WIDE}
              priority={index === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Arrows({ images, slides: { at, show } }: PartProps) {
  const { product } = useTexts()
  const step = (by: number): void => show((at + by + images.length) % images.length)
  return (
    <>
      <button type="button" className={styles.back} aria-label={product.previousPicture} onClick={() => step(-1)}>
        <ChevronIcon turn="back" />
      </button>
      <button type="button" className={styles.forward} aria-label={product.nextPicture} onClick={() => step(1)}>
        <ChevronIcon />
      </button>
    </>
  )
}

/** Links, so that they lead to their picture without a script too. */
function Thumbnails({ images, slides: { at, show } }: PartProps) {
  const { product } = useTexts()
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

export function Gallery({ images }: Pick<Product, 'images'>) {
  const { product } = useTexts()
  const slides = useSlides(images.length)
  const parts = { images, slides }
  const isMany = images.length > 1
  return (
    <section className={styles.gallery} aria-roledescription="carousel" aria-label={product.pictures}>
      <div className={styles.stage}>
        <Strip {...parts} />
        {isMany ? <Arrows {...parts} /> : null}
        {isMany ? <Dots className={styles.dots} at={slides.at} images={images} /> : null}
      </div>
      {isMany ? <Thumbnails {...parts} /> : null}
    </section>
  )
}
