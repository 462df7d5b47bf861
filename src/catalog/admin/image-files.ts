import type { Uploaded } from '#media/admin/sending.ts'
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

/** The picture has its place in the shop from here on; one that was taken out meanwhile does not come back. */
export const withArrived = (
  images: readonly TypedImage[],
  key: string,
  { public_id: mediaId, width, height }: Uploaded,
): TypedImage[] => images.map((image) => (image.key === key ? { ...image, mediaId, width, height } : image))
