export const STATUSES = ['pending', 'approved', 'rejected'] as const
export type ReviewStatus = (typeof STATUSES)[number]

export const TONES = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
} as const satisfies Record<ReviewStatus, string>

export const DECISIONS = ['approved', 'rejected'] as const
export type Decision = (typeof DECISIONS)[number]

/** How the team has them listed; the first puts what is pending before the rest. */
export const REVIEW_SORTS = ['waiting', 'newest', 'oldest', 'lowest', 'highest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const RATINGS = [5, 4, 3, 2, 1] as const
export type Rating = (typeof RATINGS)[number]

/** Letters in a comment, at most. */
export const LONGEST_COMMENT = 1000

/** Why somebody may not write one. */
export const REASONS = ['NOT_PURCHASED', 'NOT_PAID', 'ALREADY_REVIEWED'] as const
export type Reason = (typeof REASONS)[number]

/** Only who paid for the product, and once. */
export function whyNotReview(purchase: { isPaid: boolean } | undefined, review: object | undefined): Reason | null {
  if (review) return 'ALREADY_REVIEWED'
  if (!purchase) return 'NOT_PURCHASED'
  return purchase.isPaid ? null : 'NOT_PAID'
}

/** What an author is called in public: the first name, and the initial of the last. */
export function authorOf(fullName: string): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/)
  const [initial = ''] = rest.at(-1) ?? ''
  return [...(initial === '' ? first : `${first} ${initial.toUpperCase()}.`)].slice(0, 60).join('')
}

/** The language somebody wrote in, for whoever has the text read aloud. */
export const languageOfText = (text: string): 'en' | 'ar' => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

/** How many reviews gave each rating, 5 first; what nobody gave counts 0. */
export const spread = (counts: readonly { rating: number; count: number }[]): { rating: Rating; count: number }[] =>
  RATINGS.map((rating) => ({ rating, count: counts.find((each) => each.rating === rating)?.count ?? 0 }))

/** With 2 decimals; 0 where nobody has said anything. */
export function averageOf(counts: readonly { rating: number; count: number }[]): number {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const points = counts.reduce((sum, { rating, count }) => sum + rating * count, 0)
  return all === 0 ? 0 : Math.round((points / all) * 100) / 100
}
