import type { TypedImage } from './product-form.ts'

export const MOST_IMAGES = 24

export type Move = 'first' | 'earlier' | 'later'

/** The first of the row is the cover, so the order says it all. */
export function withMoved(images: readonly TypedImage[], key: string, move: Move): TypedImage[] {
  const from = images.findIndex((image) => image.key === key)
  const image = images[from]
  if (!image) return [...images]
  const to = { first: 0, earlier: Math.max(0, from - 1), later: Math.min(images.length - 1, from + 1) }[move]
  return images.toSpliced(from, 1).toSpliced(to, 0, image)
}

export interface Uploaded {
  public_id: string
  width: number
  height: number
}

/** What came back for a file; null where it is not what was expected. */
export function uploadedIn(answer: unknown): Uploaded | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { public_id, width, height } = answer as Partial<Uploaded>
  return typeof public_id === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { public_id, width, height }
    : null
}
