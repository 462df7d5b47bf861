import { type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { useProducts } from '#catalog/use-products.tsx'
import { useLanguage, useTexts } from '#i18n/use-texts.tsx'
import { sizedUrl, srcSet, widthsOf } from '#media/picture.ts'
import { Badge } from '#ui/badge.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { HeartIcon } from '#ui/icons.tsx'
import { keyTurn, turned } from '#ui/turn.ts'
import { TurnArrows } from '#ui/turn-arrows.tsx'
import { useSwipe } from '#ui/use-swipe.tsx'
import { GalleryMedia } from './gallery-media.tsx'
import styles from './gallery-viewer.module.css'
import { ItemPieces } from './item-pieces.tsx'
import type { ShownGallery, ShownItem } from './shown-gallery.ts'
import { useLikes } from './use-likes.tsx'

const WIDTHS = '(min-width: 64rem) 72vw, 100vw'
/** Pixels above a film's lower edge where its own slider is drawn. */
const CONTROLS = 96

interface ViewerProps {
  /** Null while nothing is opened. */
  gallery: ShownGallery | null
  /** The item that was asked for, by its address. */
  itemId?: string
  onShow: ((itemId: string | undefined) => void) | undefined
  onClose: () => void
}

export function GalleryViewer({ gallery, onClose, ...shown }: ViewerProps) {
  const { viewer } = useTexts('gallery').gallery
  return (
    <Dialog
      isOpen={gallery !== null}
      onClose={onClose}
      title={gallery?.name}
      closeLabel={viewer.close}
      side="full"
      ground="ink"
    >
      {gallery ? <Opened key={gallery.id} gallery={gallery} onClose={onClose} {...shown} /> : null}
    </Dialog>
  )
}

const isFilm = (target: EventTarget): target is HTMLVideoElement => target instanceof HTMLVideoElement

/** A film is wound by its keys, and what opened in front of the viewer, as the cart does, has its own. */
function isTakenBy(target: EventTarget | null, viewer: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false
  const inFront = target.closest('dialog')
  return isFilm(target) || (inFront !== null && !inFront.contains(viewer))
}

/** Arrow keys turn it, wherever the focus is in it. */
function useKeys(viewer: RefObject<HTMLElement | null>, step: (by: number) => void): void {
  const language = useLanguage()
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const by = keyTurn(event.key, language)
      if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
      if (isTakenBy(event.target, viewer.current)) return
      event.preventDefault()
      step(by)
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  })
}

/** A film's own slider is drawn along by a finger that comes down on it. */
const isBesideSlider = ({ touches, target }: TouchEvent): boolean =>
  !isFilm(target) || touches.item(0).clientY <= target.getBoundingClientRect().bottom - CONTROLS

/** What can be turned to next is fetched already. */
function usePreloaded(items: readonly ShownItem[], at: number): void {
  useEffect(() => {
    for (const by of [1, -1]) {
      const item = items[turned(at, by, items.length)]
      if (!item) continue
      const imageSrcSet = srcSet(item.thumbnail, item.width, 'avif')
      preload(item.thumbnail, {
        as: 'image',
        imageSrcSet,
        imageSizes: WIDTHS,
        type: 'image/avif',
        fetchPriority: 'low',
      })
    }
  }, [items, at])
}

/** Its shape, and a few kilobytes of it until it is there; set by the script: the server’s markup carries no styles. */
function boxOf({ thumbnail, width, height }: ShownItem): Record<string, number | string> {
  const [small = width] = widthsOf(width)
  return { '--ratio': width / height, '--small': `url("${sizedUrl(thumbnail, small, 'avif')}")` }
}

/** What had the focus may have gone with the item that was turned away. */
function useKeptFocus(viewer: RefObject<HTMLElement | null>, at: number): void {
  useEffect(() => {
    if (at >= 0 && document.activeElement === document.body) viewer.current?.focus({ preventScroll: true })
  }, [viewer, at])
}

const idsOn = ({ items }: ShownGallery): string[] => [
  ...new Set(items.flatMap(({ products }) => products.map(({ id }) => id))),
]

type OpenedProps = Pick<ViewerProps, 'itemId' | 'onShow' | 'onClose'> & { gallery: ShownGallery }

function Opened({ gallery, itemId, onShow, onClose }: OpenedProps) {
  const { viewer } = useTexts('gallery').gallery
  const { items } = gallery
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ id }) => id === itemId),
    ),
  )
  const root = useRef<HTMLDivElement>(null)
  const pieces = useProducts(idsOn(gallery))
  const isMany = items.length > 1
  const step = (by: number): void => {
    const next = turned(at, by, Math.max(1, items.length))
    setAt(next)
    onShow?.(items[next]?.id)
  }
  useKeys(root, step)
  useKeptFocus(root, at)
  usePreloaded(items, at)
  const touch = useSwipe({ isMeant: isBesideSlider, onStep: step })
  const item = items[at]
  return (
    <div ref={root} className={styles.viewer} tabIndex={-1}>
      <div className={styles.stage} style={item && boxOf(item)} {...touch}>
        <button type="button" className={styles.beside} tabIndex={-1} aria-hidden="true" onClick={onClose} />
        {item ? <GalleryMedia key={item.id} item={item} widths={WIDTHS} isOpened /> : null}
      </div>
      <div className={styles.foot}>
        <div className={styles.bar}>
          {isMany ? <TurnArrows back={viewer.previous} forward={viewer.next} onTurn={step} /> : null}
          <p className={styles.position} role="status">
            {viewer.position(items.length === 0 ? 0 : at + 1, items.length)}
            <span className="visually-hidden"> {item?.title || viewer.untitled}</span>
          </p>
          <LoveButton gallery={gallery} />
        </div>
        <div key={item?.id} className={styles.words}>
          <Caption item={item} />
          {item ? <ItemPieces item={item} pieces={pieces} /> : null}
        </div>
      </div>
    </div>
  )
}

function Caption({ item }: { item: ShownItem | undefined }) {
  const { viewer } = useTexts('gallery').gallery
  const { title, description, featured = false } = item ?? {}
  return (
    <div className={styles.caption}>
      <h3 className={styles.title}>
        <span>{title || viewer.untitled}</span>
        {featured ? <Badge>{viewer.featured}</Badge> : null}
      </h3>
      <Tags item={item} />
      <p className={styles.text}>{description || viewer.undescribed}</p>
    </div>
  )
}

function Tags({ item }: { item: ShownItem | undefined }) {
  const { viewer } = useTexts('gallery').gallery
  if (!item?.tags.length) return null
  return (
    <ul className={styles.tags} aria-label={viewer.tags}>
      {item.tags.map((tag) => (
        <li key={tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  )
}

function LoveButton({ gallery }: { gallery: ShownGallery }) {
  const { viewer, loves } = useTexts('gallery').gallery
  const isLoved = useLikes(({ ids }) => ids.includes(gallery.id))
  const count = useLikes(({ counts }) => counts[gallery.id]) ?? gallery.loves
  const hasFailed = useLikes(({ failed }) => failed === gallery.id)
  const toggle = useLikes((likes) => likes.toggle)
  return (
    <div className={styles.love}>
      <button type="button" aria-pressed={isLoved} onClick={() => void toggle(gallery)}>
        <HeartIcon isFilled={isLoved} />
        <span className="visually-hidden">{viewer.love}</span>
        <span>{loves(count)}</span>
      </button>
      <p role="alert">{hasFailed ? viewer.notSaved : null}</p>
    </div>
  )
}
