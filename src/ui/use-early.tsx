import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Before hydration a tap can only open a popover: one that is open by then stands for a tap that was missed. */
export function useEarly(onTapped: () => void): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(onTapped)
  useEffect(() => {
    const element = popover.current
    if (!isPopoverOpen(element)) return
    element?.hidePopover()
    open()
  }, [])
  return popover
}

/** A browser without popovers does not know the word either. */
export function isPopoverOpen(element: HTMLElement | null): boolean {
  try {
    return element?.matches(':popover-open') === true
  } catch {
    return false
  }
}
