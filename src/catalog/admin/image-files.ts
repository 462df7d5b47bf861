import type { Uploaded } from '#media/admin/sending.ts'
import type { TypedImage } from './product-form.ts'

export const MOST_IMAGES = 24

/** The picture has its place in the shop from here on; one that was taken out meanwhile does not come back. */
export const withArrived = (
  images: readonly TypedImage[],
  key: string,
  { public_id: mediaId, width, height }: Uploaded,
): TypedImage[] => images.map((image) => (image.key === key ? { ...image, mediaId, width, height } : image))

/** In place of the picture that it was cut from, which it can be cut from anew until the form is left. */
export const withCropped = (
  images: readonly TypedImage[],
  key: string,
  { public_id: mediaId, url, width, height }: Uploaded & { url: string },
): TypedImage[] =>
  images.map((image) => {
    if (image.key !== key) return image
    const whole = image.whole ?? { mediaId: image.mediaId, url: image.url, width: image.width, height: image.height }
    return { ...image, mediaId, url, width, height, whole }
  })
