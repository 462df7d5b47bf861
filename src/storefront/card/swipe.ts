/** Pixels that a finger must go across before the picture turns. */
export const SWIPE = 50

/** By how many pictures a finger turns that went so far: to the next one against the direction of the lines. */
export function turnOf({ x, y }: { x: number; y: number }, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE || Math.abs(x) <= Math.abs(y)) return 0
  return x < 0 === (direction === 'ltr') ? 1 : -1
}

/** What a key that points to a side means there: 1 is onward, -1 back. */
export function keyTurn(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1
}
