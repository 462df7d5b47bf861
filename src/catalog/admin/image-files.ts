import type { TypedImage } from './product-form.ts'

export const ACCEPTED_IMAGES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export const LARGEST_IMAGE = 10 * 1024 * 1024
export const MOST_IMAGES = 24

export type FileProblem = 'wrongType' | 'tooLarge'

/** Seen before anything is sent; what the file really is, the server finds out by its first bytes. */
export function whyNotFile({ type, size }: { type: string; size: number }): FileProblem | null {
  if (!ACCEPTED_IMAGES.some((each) => each === type)) return 'wrongType'
  return size > LARGEST_IMAGE ? 'tooLarge' : null
}

/** The same two as the server tells them; null for what another try may mend. */
export function fileProblem(code: string): FileProblem | null {
  if (code === 'UNSUPPORTED_TYPE') return 'wrongType'
  return code === 'TOO_LARGE' ? 'tooLarge' : null
}

export type Move = 'first' | 'earlier' | 'later'

/** The first of the row is the cover, so the order says it all. */
export function moved(images: readonly TypedImage[], key: string, move: Move): TypedImage[] {
  const from = images.findIndex((image) => image.key === key)
  const image = images[from]
  if (!image) return [...images]
  const to = { first: 0, earlier: Math.max(0, from - 1), later: Math.min(images.length - 1, from + 1) }[move]
  return images.toSpliced(from, 1).toSpliced(to, 0, image)
}

interface Uploaded {
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
