import type { Language } from '#lib/language.ts'

export const SORTS = ['order', 'newest', 'oldest', 'name', 'loves'] as const
export const STATUSES = ['all', 'active', 'inactive'] as const
/** Galleries that the home page shows. */
export const PREVIEWED = 4

export type Sort = (typeof SORTS)[number]
export type Status = (typeof STATUSES)[number]

/** Past the last comes the first. */
export const turned = (at: number, by: number, count: number): number => (at + by + count) % count

/** Pixels that a finger moves before a picture follows it. */
const SWIPE = 50

/** What a finger's way means: the next one comes from where lines end. 0 where it is none, or rather a scroll. */
export function swiped(language: Language, x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE || Math.abs(y) > Math.abs(x)) return 0
  return x < 0 === (language === 'en') ? 1 : -1
}

/** Arrow keys go where they point. */
export function stepOf(language: Language, key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (language === 'en') ? 1 : -1
}
