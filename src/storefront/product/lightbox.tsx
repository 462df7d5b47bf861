import { type KeyboardEvent, useEffect } from 'react'
import { preload } from 'react-dom'
import { inWords } from '#catalog/product.ts'
import type { Product } from '#catalog/shop-product.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { srcSet, variantUrl, widthsOf } from '#media/picture.ts'
import { CloseIcon, MinusIcon, PlusIcon } from '#ui/icons.tsx'
import { keyTurn, turned, turnOf } from '#ui/turn.ts'
import { TurnArrows } from '#ui/turn-arrows.tsx'
import { useModal } from '#ui/use-modal.tsx'
import styles from './lightbox.module.css'
import { useZoom } from './use-zoom.tsx'
import type { View } from './zoom.ts'

/** How far an arrow key moves a picture that is larger than the view. */
const STEP = 80

const WHOLE = '100vw'

const MOVES: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

export interface LightboxProps {
  images: Product['images']
  at: number
  isOpen: boolean
  onTurn: (at: number) => void
  onClose: () => void
}

export function Lightbox({ images, at, isOpen, onTurn, onClose }: LightboxProps) {
  const { product } = useTexts('product')
  const language = useLanguage()
  const dialog = useModal(isOpen)
  const turn = (by: number): void => {
    if (by === 0 || images.length === 1) return
    zoom.reset()
    onTurn(turned(at, by, images.length))
  }
  const zoom = useZoom((moved) => turn(turnOf(moved, language)))
  const isLarge = zoom.view.scale > 1

  useNeighbours(images, at, isOpen)

  /** Across the pictures, or about in one that was brought closer. */
  const press = (event: KeyboardEvent<HTMLDialogElement>): void => {
    const move = MOVES[event.key]
    const by = keyTurn(event.key, language)
    if (isLarge && move) zoom.move(move, event.currentTarget.getBoundingClientRect())
    else if (event.key === (isLarge ? '-' : '+')) zoom.toggle()
    else if (by !== 0) turn(by)
    else return
    event.preventDefault()
  }
  const leave = (): void => {
    zoom.reset()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-ground="ink"
      aria-label={product.pictures}
      onClose={leave}
      onKeyDown={press}
    >
      <div className={styles.head}>
        <p className={styles.counter} role="status">
          {product.pictureOf(at + 1, images.length)}
        </p>
        <button type="button" aria-pressed={isLarge} aria-label={product.zoom} onClick={zoom.toggle}>
          {isLarge ? <MinusIcon /> : <PlusIcon />}
        </button>
        <button type="button" aria-label={product.closePictures} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.stage} data-large={isLarge || undefined} {...zoom.handlers}>
        {isOpen ? <Picture image={images[at]} view={zoom.view} /> : null}
      </div>
      {images.length > 1 ? (
        <TurnArrows back={product.previousPicture} forward={product.nextPicture} onTurn={turn} />
      ) : null}
    </dialog>
  )
}

/** What can be turned to next is fetched already. */
function useNeighbours(images: Product['images'], at: number, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    for (const by of [1, images.length - 1]) {
      const image = images[(at + by) % images.length]
      if (!image) continue
      const imageSrcSet = srcSet(image.url, image.width, 'webp')
      preload(image.url, { as: 'image', imageSrcSet, imageSizes: WHOLE, fetchPriority: 'low' })
    }
  }, [images, at, isOpen])
}

interface PictureProps {
  image: Product['images'][number] | undefined
  view: View
}

/** Until the large picture is there, the small one that the page has shown is. */
function Picture({ image, view: { scale, x, y } }: PictureProps) {
  const language = useLanguage()
  if (!image) return null
  const { mediaId, url, width, height, alt, altAr } = image
  const [, small = width] = widthsOf(width)
  return (
    <div key={mediaId} style={{ backgroundImage: `url("${variantUrl(mediaId, small, 'webp')}")` }}>
      <img
        src={variantUrl(mediaId, widthsOf(width).at(-1) ?? width, 'webp')}
        srcSet={srcSet(url, width, 'webp')}
        sizes={scale > 1 ? '250vw' : WHOLE}
        width={width}
        height={height}
        alt={inWords(language, alt, altAr)}
        draggable={false}
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      />
    </div>
  )
}
