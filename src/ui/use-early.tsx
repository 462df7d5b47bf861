import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Before the page is alive a button can open a popover, and nothing else: one that stands open by then is what somebody
 * tapped meanwhile. It goes, and what was wanted comes.
 */
export function useEarly(onTapped: () => void): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(onTapped)
  useEffect(() => {
    const element = popover.current
    if (!element || !isPopoverOpen(element)) return
    element.hidePopover()
    open()
  }, [])
  return popover
}

/** A browser without popovers does not know the word either. */
export function isPopoverOpen(element: HTMLElement): boolean {
  try {
    return element.matches(':popover-open')
  } catch {
    return false
  }
}
