import { useEffect, useRef } from 'react'

/** Nothing moves between a press and its release: the click would miss what was pressed. */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const keep = (now: boolean) => () => {
      isPressed.current = now
    }
    const options = { capture: true, signal: listening.signal }
    addEventListener('pointerdown', keep(true), options)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, keep(false), options)
    return () => listening.abort()
  }, [])
  return (act) => {
    // A finger's release comes before the click that takes the focus: all of that is one task.
    const soon = (): unknown => setTimeout(act)
    if (!isPressed.current) return void soon()
    const waiting = new AbortController()
    const go = (): void => {
      waiting.abort()
      soon()
    }
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, go, { signal: waiting.signal })
  }
}
