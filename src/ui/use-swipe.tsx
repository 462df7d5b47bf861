import { type TouchEvent, type TouchEventHandler, useRef } from 'react'
import { useLanguage } from '#i18n/use-texts.tsx'
import { SWIPE, turnOf } from './turn.ts'

interface Swipe {
  /** Pixels of a finger's way that count. */
  threshold?: number
  /** False where a finger that comes down has something else to do. */
  isMeant?: (event: TouchEvent) => boolean
  /** How far the finger is from where it began, for what should follow it; 0 when it is lifted. */
  onMove?: (pixels: number) => void
  /** 1 is on, -1 is back, in the direction of the page's lines. */
  onStep: (by: 1 | -1) => void
}

/** For an element with `touch-action: pan-y`: the browser keeps all scrolling, and only sideways moves come here. */
export function useSwipe({ threshold = SWIPE, isMeant = () => true, onMove = () => {}, onStep }: Swipe): {
  onTouchStart: TouchEventHandler
  onTouchMove: TouchEventHandler
  onTouchEnd: TouchEventHandler
  onTouchCancel: TouchEventHandler
} {
  const language = useLanguage()
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
    onTouchStart: (event) => {
      const { 0: finger, 1: second } = event.touches
      // Two fingers zoom.
      start.current = finger && !second && isMeant(event) ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchMove: (event) => onMove(wayOf(event).x),
    onTouchEnd: (event) => {
      const by = turnOf(wayOf(event), language, threshold)
      stop()
      if (by !== 0) onStep(by)
    },
    onTouchCancel: stop,
  }
}
