import { type PointerEvent, useRef, useState } from 'react'
import { between, CLOSE_UP, distance, movedBy, type Point, WHOLE, zoomedAt } from './zoom.ts'

/** A second tap counts with the first for so long (ms), and so near (px). */
const TWICE = 300
const NEAR = 30
const STILL = 10

interface Gesture {
  fingers: Map<number, Point>
  start: Point
  moved: Point
  lastTap: { at: number; point: Point }
  /** It has been a pinch: it turns nothing when the last finger leaves. */
  isPinch: boolean
}

const atRest = (): Gesture => ({
  fingers: new Map(),
  start: { x: 0, y: 0 },
  moved: { x: 0, y: 0 },
  lastTap: { at: 0, point: { x: 0, y: 0 } },
  isPinch: false,
})

/** From the middle of the stage, whose box comes along. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const box = currentTarget.getBoundingClientRect()
  return { point: { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 }, box }
}

/** Pinch, double tap or double click to look closer, and draw about. A single finger on a whole picture is `onSwipe`. */
export function useZoom(onSwipe: (moved: Point) => void) {
  const [view, setView] = useState(WHOLE)
  const gesture = useRef(atRest())

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    const { point } = placeOf(event)
    const { fingers } = gesture.current
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, point)
    gesture.current.isPinch = fingers.size > 1
    gesture.current.start = point
    gesture.current.moved = { x: 0, y: 0 }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const { fingers, start } = gesture.current
    const before = fingers.get(event.pointerId)
    if (!before) return
    const { point, box } = placeOf(event)
    const [other] = [...fingers].flatMap(([id, finger]) => (id === event.pointerId ? [] : [finger]))
    fingers.set(event.pointerId, point)
    gesture.current.moved = { x: point.x - start.x, y: point.y - start.y }
    if (other) {
      const by = distance(point, other) / Math.max(1, distance(before, other))
      setView((now) => zoomedAt(now, now.scale * by, between(point, other), box))
    } else setView((now) => movedBy(now, { x: point.x - before.x, y: point.y - before.y }, box))
  }

  const tap = (event: PointerEvent<HTMLElement>): void => {
    const { point, box } = placeOf(event)
    const { lastTap } = gesture.current
    const isSecond = event.timeStamp - lastTap.at < TWICE && distance(point, lastTap.point) < NEAR
    gesture.current.lastTap = { at: isSecond ? 0 : event.timeStamp, point }
    if (isSecond) setView((now) => (now.scale > 1 ? WHOLE : zoomedAt(now, CLOSE_UP, point, box)))
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const { fingers, moved, isPinch } = gesture.current
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || isPinch) return
    if (Math.hypot(moved.x, moved.y) < STILL) tap(event)
    else if (view.scale === 1) onSwipe(moved)
  }

  return {
    view,
    reset: () => setView(WHOLE),
    toggle: () => setView((now) => (now.scale > 1 ? WHOLE : { ...WHOLE, scale: CLOSE_UP })),
    move: (by: Point, box: { width: number; height: number }) => setView((now) => movedBy(now, by, box)),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: ({ pointerId }: PointerEvent<HTMLElement>) => void gesture.current.fingers.delete(pointerId),
    },
  }
}
