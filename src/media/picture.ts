/** Widths in pixels that pictures are kept in, besides their own. */
const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const
export const FORMATS = ['avif', 'webp'] as const
export type Format = (typeof FORMATS)[number]

/** The one that stands for a page where a link to it is shared: /media/{id}/og.jpg. */
export const SHARED_FILE = 'og.jpg'

/** The one in a mail: mail programs show no newer kind than JPEG. */
export const MAIL_FILE = 'mail.jpg'

/** The one for other shops' windows: Meta's catalogue takes nothing newer than JPEG either. */
export const FEED_FILE = 'feed.jpg'

export const feedUrl = (mediaId: string): string => `/media/${mediaId}/${FEED_FILE}`

export const mailUrl = (mediaId: string): string => `/media/${mediaId}/${MAIL_FILE}`

/** Never wider than the picture itself. */
export const widthsOf = (width: number): number[] => {
  const narrower = WIDTHS.filter((each) => each < width)
  return narrower.length < WIDTHS.length ? [...narrower, Math.min(width, 1600)] : [...narrower]
}

/** Address of one variant: /media/{id}/{width}.{format}. */
export const variantUrl = (mediaId: string, width: number, format: Format): string =>
  `/media/${mediaId}/${width}.${format}`

/** What a picture is called on the wire: its WebP variant nearest to 960 wide. */
export const pictureUrl = (mediaId: string, width: number): string =>
  variantUrl(mediaId, widthsOf(width).findLast((each) => each <= 960) ?? width, 'webp')

/** The same picture as at this address, in another size. */
export const sizedUrl = (url: string, width: number, format: Format): string =>
  url.replace(/\/\d+\.\w+$/, `/${width}.${format}`)

export const srcSet = (url: string, width: number, format: Format): string =>
  widthsOf(width)
    .map((each) => `${sizedUrl(url, each, format)} ${each}w`)
    .join(', ')

/** Of a picture that is wider than the cell it fills, more is fetched than is seen: `sizes` for its whole width. */
export const sizesCropped = (
  sizes: string,
  { width, height }: Record<'width' | 'height', number>,
  cell = 4 / 5,
): string =>
  sizes.replace(
    /\b\d{1,3}vw/g,
    (seen) => `${Math.ceil(Number.parseInt(seen, 10) * Math.max(1, width / height / cell))}vw`,
  )

export const videoUrl = (mediaId: string, type: string): string => `/media/${mediaId}/video.${type}`
