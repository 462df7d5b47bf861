export interface Point {
  x: number
  y: number
}

/** How a picture is looked at: how much larger, and how far its middle has moved from the middle of the stage. */
export interface View extends Point {
  scale: number
}

interface Box {
  width: number
  height: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const CLOSE_UP = 2.5
const MOST = 4

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** Never smaller than whole, and never with its edge within the stage. */
export function held({ scale, x, y }: View, { width, height }: Box): View {
  const large = Math.min(MOST, Math.max(1, scale))
  const room = (large - 1) / 2
  // `+ 0` because a picture that is whole stands at 0 rather than at -0.
  return { scale: large, x: within(x, width * room) + 0, y: within(y, height * room) + 0 }
}

/** Larger or smaller, with what lies at `point` (from the middle of the stage) staying there. */
export function zoomedAt(view: View, scale: number, point: Point, box: Box): View {
  const large = Math.min(MOST, Math.max(1, scale))
  const by = large / view.scale
  return held({ scale: large, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, box)
}

export const movedBy = (view: View, { x, y }: Point, box: Box): View =>
  held({ ...view, x: view.x + x, y: view.y + y }, box)

export const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
