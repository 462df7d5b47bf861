import { type RefObject, useEffect } from 'react'
import { isThere, nextPlace, type Place, placeOf } from './focus-places.ts'

/** As long as a page takes to give the focus to something itself. */
const PAUSE = 50
const REMEMBERED = 12

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null

/** Keeps an eye on one page: what has the focus, what had it, and whether it is still there. */
function watch(main: HTMLElement): () => void {
  const before: Place[] = []
  let path = location.pathname
  let focusPlace: Place | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const meet = (): void => {
    const now = focused()
    if ((now && isThere(now)) || !focusPlace) return
    // Somebody clicked beside it: that is their wish.
    const lostPlace = isThere(focusPlace.element) ? undefined : focusPlace
    focusPlace = undefined
    if (lostPlace) nextPlace(lostPlace, before)?.focus()
  }
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(meet, PAUSE)
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (path !== location.pathname) before.length = 0
    path = location.pathname
    focusPlace = target instanceof HTMLElement ? placeOf(target, main) : undefined
    if (focusPlace) before.push(focusPlace)
    if (before.length > REMEMBERED) before.shift()
  }

  const observer = new MutationObserver(later)
  observer.observe(main, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] })
  addEventListener('focusin', onFocus)
  addEventListener('focusout', later)
  return () => {
    observer.disconnect()
    removeEventListener('focusin', onFocus)
    removeEventListener('focusout', later)
    clearTimeout(timer)
  }
}

/** A button that goes with its row, its dialog or its notice takes nobody's place on the page along. */
export function useFocusKeeper(main: RefObject<HTMLElement | null>): void {
  useEffect(() => (main.current ? watch(main.current) : undefined), [main])
}
