import { countText } from '#lib/count-text.ts'

/** A text in which every number is a count: `Showing 1 to 50 of 1,250`. */
export const withCounts = (words: readonly string[], ...parts: (string | number)[]): string =>
  words.reduce((text, next, at) => {
    const part = parts[at - 1] ?? ''
    return text + (typeof part === 'number' ? countText(part) : part) + next
  })
