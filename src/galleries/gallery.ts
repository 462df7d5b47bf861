import type { Language } from '#lib/language.ts'

export const SORTS = ['order', 'newest', 'oldest', 'name', 'loves'] as const
export const STATUSES = ['all', 'active', 'inactive'] as const
export const MOST_ITEMS = 60
export const MOST_TAGS = 12
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

interface FilledItem {
  title: string
  mediaId: string | null
}

/** What an owner has to mend before a gallery can be saved, by field; `none`: what to say where no file is there. */
export function problemsOf(items: readonly FilledItem[], none: string): Record<string, string> | null {
  if (items.every(({ mediaId }) => mediaId === null)) return { items: none }
  const problems = items.flatMap(({ title, mediaId }, at) => [
    ...(mediaId === null ? [[`items.${at}.src`, 'itemFileRequired'] as const] : []),
    ...(title === '' ? [[`items.${at}.title`, 'itemTitleRequired'] as const] : []),
  ])
  return problems.length === 0 ? null : Object.fromEntries(problems)
}

/** The list's switch sends nothing but what it switches. */
export function savedMessage({ id: _, isActive, ...edit }: { id: string; isActive?: boolean | undefined }): string {
  const isSwitch = isActive !== undefined && Object.values(edit).every((value) => value === undefined)
  if (!isSwitch) return 'Gallery updated successfully'
  return isActive ? 'Gallery activated successfully' : 'Gallery deactivated successfully'
}

/** The edit dialog says what it wants; the list's switch only turns it over. */
export function featuredMessage(isFeatured: boolean, wanted: boolean | undefined): string {
  if (wanted !== undefined) return isFeatured ? 'Gallery marked as featured' : 'Gallery removed from featured'
  return isFeatured ? 'Gallery featured successfully' : 'Gallery unfeatured successfully'
}
