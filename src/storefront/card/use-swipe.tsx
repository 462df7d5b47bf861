import { type TouchEvent, type TouchEventHandler, useRef } from 'react'
import { useLanguage } from '#i18n/use-texts.tsx'

interface Swipe {
  /** Pixels of a finger's way that count. */
  threshold: number
  /** How far the finger is from where it began, for what should follow it; 0 when it is lifted. */
  onMove: (pixels: number) => void
  /** 1 is on, -1 is back, in the direction of the page's lines. */
  onStep: (by: 1 | -1) => void
}

/** For an element with `touch-action: pan-y`: the browser keeps all scrolling, and only sideways moves come here. */
export function useSwipe({ threshold, onMove, onStep }: Swipe): {
  onTouchStart: TouchEventHandler
  onTouchMove: TouchEventHandler
  onTouchEnd: TouchEventHandler
  onTouchCancel: TouchEventHandler
} {
  const forward = useLanguage() === 'ar' ? 1 : -1
  const start = useRef<{ x: number; y: number } | null>(null)

  const wayOf = ({ changedTouches: { 0: finger } }: TouchEvent): { x: number; y: number } =>
    finger && start.current
      ? { x: finger.clientX - start.current.x, y: finger.clientY - start.current.y }
      : { x: 0, y: 0 }

  const stop = (): void => {
    start.current = null
    onMove(0)
  }

  return {
    onTouchStart: ({ touches }) => {
      const { 0: finger, 1: second } = touches
      // Two fingers zoom.
      start.current = finger && !second ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchMove: (event) => onMove(wayOf(event).x),
    onTouchEnd: (event) => {
      const { x, y } = wayOf(event)
      stop()
      if (Math.abs(x) >= threshold && Math.abs(x) > Math.abs(y)) onStep(Math.sign(x) === forward ? 1 : -1)
    },
    onTouchCancel: stop,
  }
}
