import { LONGEST_COMMENT } from './review.ts'

const MARKS = [0, 10, 20, 50, 100]

/** What counts of a comment: blanks around it do not. */
export const lengthOf = (comment: string): number => comment.trim().length

/** What is said to who can't see the counter: nothing far from the limit, then a mark at a time and not each letter. */
export function markOf(comment: string): number | null {
  const rest = LONGEST_COMMENT - lengthOf(comment)
  if (rest < 0) return rest
  return MARKS.find((mark) => rest <= mark) ?? null
}
