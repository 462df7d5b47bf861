import type { Language } from '#lib/language.ts'

/** Pixels that a finger must go across before a picture turns. */
export const SWIPE = 50

export const turned = (at: number, by: number, count: number): number => (at + by + count) % count

/** By how many a finger turns that went so far: to the next one against the direction of the lines. */
export function turnOf({ x, y }: { x: number; y: number }, language: Language, least = SWIPE): -1 | 0 | 1 {
  if (Math.abs(x) < least || Math.abs(x) <= Math.abs(y)) return 0
  return x < 0 === (language === 'en') ? 1 : -1
}

/** What a key that points to a side means there: 1 is onward, -1 back. */
export function keyTurn(key: string, language: Language): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (language === 'en') ? 1 : -1
}
