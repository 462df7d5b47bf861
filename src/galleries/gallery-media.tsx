import { useEffect, useState } from 'react'
import { useTexts } from '#i18n/use-texts.tsx'
import { ShopPicture } from '#media/shop-picture.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './gallery-media.module.css'
import type { ShownItem } from './shown-gallery.ts'

interface MediaProps {
  item: ShownItem
  /** How wide it is shown, for the browser's choice of a picture. */
  widths: string
  /** One that was opened is wanted now; one among many waits until it is played. */
  isOpened?: boolean
}

export function GalleryMedia({ item, widths, isOpened = false }: MediaProps) {
  if (item.type === 'video') return <Film key={item.id} item={item} isOpened={isOpened} />
  return (
    <ShopPicture
      className={styles.picture}
      url={item.thumbnail}
      width={item.width}
      height={item.height}
      alt={item.alt || item.title}
      sizes={widths}
      isSoon={isOpened}
    />
  )
}

/** Milliseconds until a film has its controls, should no browser say that it waits for them. */
const LATEST = 500

/** Nothing plays by itself, what is played begins without sound. */
function Film({ item, isOpened }: Pick<MediaProps, 'item' | 'isOpened'>) {
  const { viewer } = useTexts('gallery').gallery
  // With its controls from the start, a browser draws its sign of waiting over the still.
  const [hasControls, setControls] = useState(!isOpened)
  useEffect(() => {
    const timer = setTimeout(() => setControls(true), LATEST)
    return () => clearTimeout(timer)
  }, [])
  const [isBroken, setBroken] = useState(false)
  const instead = (
    <>
      {viewer.cannotPlay}{' '}
      <a href={item.src} download>
        {viewer.download}
      </a>
    </>
  )
  return (
    <>
      <video
        className={styles.film}
        controls={hasControls}
        onSuspend={() => setControls(true)}
        muted
        playsInline
        preload={isOpened ? 'metadata' : 'none'}
        poster={item.thumbnail}
        width={item.width}
        height={item.height}
        aria-label={item.alt || item.title}
      >
        <source
          src={item.src}
          type={item.src.endsWith('.mov') ? 'video/quicktime' : 'video/mp4'}
          onError={() => setBroken(true)}
        />
        {instead}
      </video>
      {isBroken ? <Notice className={styles.instead}>{instead}</Notice> : null}
    </>
  )
}
