export const SORTS = ['order', 'newest', 'oldest', 'name', 'loves'] as const
export const STATUSES = ['all', 'active', 'inactive'] as const
export const MOST_ITEMS = 60
export const MOST_TAGS = 12
/** Products that are named beside one item. */
export const MOST_PRODUCTS = 8
/** Items that a product's page leads to. */
export const MOST_LOOKS = 4
/** Galleries that the home page shows. */
export const PREVIEWED = 4

export type Sort = (typeof SORTS)[number]
export type Status = (typeof STATUSES)[number]

interface FilledItem {
  title: string
  mediaId: string | null
}

type ItemProblem = 'itemFileRequired' | 'itemTitleRequired'

/** What an owner has to mend before a gallery can be saved, by field; `none`: what to say where no file is there. */
export function problemsOf<None extends string>(
  items: readonly FilledItem[],
  none: None,
): Record<string, None | ItemProblem> | null {
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
export function featuredMessage(isFeatured: boolean, choice: boolean | undefined): string {
  if (choice !== undefined) return isFeatured ? 'Gallery marked as featured' : 'Gallery removed from featured'
  return isFeatured ? 'Gallery featured successfully' : 'Gallery unfeatured successfully'
}
