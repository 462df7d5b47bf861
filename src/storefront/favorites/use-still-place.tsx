import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Place {
  top: number
  width: number
}

/** Whatever grows or goes above it, what is looked at stays where it is in the view. */
export function useStillPlace(place: RefObject<HTMLElement | null>, isLookedAt: boolean): void {
  const before = useRef<Place>({ top: 0, width: 0 })
  useLayoutEffect(() => {
    if (!place.current) return
    const now = { top: place.current.getBoundingClientRect().top + scrollY, width: innerWidth }
    const { top, width } = before.current
    before.current = now
    if (!isLookedAt || width !== now.width) return
    const from = scrollY
    scrollBy({ top: now.top - top, behavior: 'instant' })
    // A view scrolls by whole pixels: the rest is owed to the next time.
    before.current.top = top + scrollY - from
  })
}
