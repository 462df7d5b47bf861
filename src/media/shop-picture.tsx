import { preload } from 'react-dom'
import { srcSet } from './picture.ts'

interface PictureProps {
  url: string
  width: number
  height: number
  alt: string
  sizes: string
  /** The one picture that a page is judged by: asked for before anything else. */
  priority?: boolean
  /** Comes into view by moving there: waiting until it is seen would show an empty box. */
  isSoon?: boolean
  className?: string | undefined
}

export function ShopPicture({
  url,
  width,
  height,
  alt,
  sizes,
  priority = false,
  isSoon = false,
  className,
}: PictureProps) {
  const avif = srcSet(url, width, 'avif')
  if (priority) {
    preload(url, { as: 'image', imageSrcSet: avif, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' })
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        src={url}
        srcSet={srcSet(url, width, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority || isSoon ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'low'}
      />
    </picture>
  )
}
