import { useEffect, useRef } from 'react'
import { useSwipe } from '#ui/use-swipe.tsx'
import type { Slides } from './use-slides.tsx'

/** Milliseconds until the strip has come to rest. */
const REST = 450

/** A finger across the strip draws it along and turns it by the shop's own measure; down the page it scrolls, as ever. */
export function useStripSwipe({ strip, at, show }: Slides, count: number) {
  const start = useRef<{ left: number; at: number } | null>(null)

  // Only now: before the script runs, the browser's own way of scrolling the strip is all there is.
  useEffect(() => {
    if (strip.current) strip.current.style.touchAction = 'pan-y pinch-zoom'
  }, [strip])

  /** While a finger holds it, it neither snaps nor glides; after that it glides, and snaps once it has come to rest. */
  const hold = (list: HTMLElement, pixels: number): void => {
    start.current ??= { left: list.scrollLeft, at }
    list.style.scrollSnapType = 'none'
    list.style.scrollBehavior = 'auto'
    list.scrollLeft = start.current.left - pixels
  }
  const letGo = (list: HTMLElement, { at: from }: { at: number }): void => {
    start.current = null
    list.style.scrollBehavior = ''
    show(from)
    setTimeout(() => {
      if (!start.current) list.style.scrollSnapType = ''
    }, REST)
  }

  /** Where it was when the finger came. */
  const from = useRef(at)
  return useSwipe({
    onMove: (pixels) => {
      const list = strip.current
      if (!list) return
      if (pixels !== 0) return hold(list, pixels)
      from.current = start.current?.at ?? at
      if (start.current) letGo(list, start.current)
    },
    onStep: (by) => show(Math.min(count - 1, Math.max(0, from.current + by))),
  })
}
