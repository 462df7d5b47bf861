/** What somebody has begun to write. */
export interface Draft {
  /** 0: not chosen yet. */
  rating: number
  comment: string
}

export const EMPTY: Draft = { rating: 0, comment: '' }

const LONGEST = 20_000

/** Whatever else lies in the storage counts as nothing written. */
export function draftIn(text: string | null): Draft {
  try {
    const { rating, comment }: Partial<Draft> = Object(JSON.parse(text ?? '{}'))
    return {
      rating: [1, 2, 3, 4, 5].find((each) => each === rating) ?? 0,
      comment: typeof comment === 'string' ? comment.slice(0, LONGEST) : '',
    }
  } catch {
    return EMPTY
  }
}

export const isBegun = ({ rating, comment }: Draft): boolean => rating > 0 || comment.trim() !== ''
