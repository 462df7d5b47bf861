import { type RefObject, useRef, useState } from 'react'

export interface Slides {
  strip: RefObject<HTMLUListElement | null>
  /** Which one is in view, from 0. */
  at: number
  onScroll: () => void
  /** Wherever it came to rest is where it is. */
  onScrollEnd: () => void
  show: (index: number) => void
}

/** A strip that the browser itself scrolls and snaps: by finger, wheel, keys, or from here. */
export function useSlides(count: number): Slides {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  /** Where it is on its way to: what it passes by does not count. */
  const heading = useRef<number | null>(null)

  // Where lines run to the left, the strip scrolls to negative places.
  const onScroll = (): void => {
    const list = strip.current
    if (!list) return
    const here = Math.min(count - 1, Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
    if (heading.current !== null && heading.current !== here) return
    heading.current = null
    setAt(here)
  }

  const onScrollEnd = (): void => {
    heading.current = null
    onScroll()
  }

  const show = (index: number): void => {
    const list = strip.current
    if (!list) return
    const turn = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    heading.current = index === at ? null : index
    setAt(index)
    list.scrollTo({ left: index * list.clientWidth * turn })
  }

  return { strip, at, onScroll, onScrollEnd, show }
}

interface DotsProps {
  images: readonly { mediaId: string }[]
  at: number
  className: string | undefined
}

export const Dots = ({ images, at, className }: DotsProps) => (
  <span className={className} aria-hidden="true">
    {images.map(({ mediaId }, index) => (
      <i key={mediaId} data-on={index === at || undefined} />
    ))}
  </span>
)
