import type { ReactNode } from 'react'
import { ShopPicture } from '#media/shop-picture.tsx'
import { GarmentOutline } from './outline/garment-outline.tsx'
import type { Category } from './product.ts'
import styles from './small-picture.module.css'

interface PictureProps {
  image: { url: string; width: number; height: number } | null | undefined
  category: Category | undefined
  sizes: string
  className?: string | undefined
  /** Said over it. */
  children?: ReactNode
}

/** Beside a product's name: its first picture, or the outline of such a garment. */
export const SmallPicture = ({ image, category, sizes, className = '', children }: PictureProps) => (
  <span className={`${styles.box} ${className}`}>
    {image ? (
      <ShopPicture url={image.url} width={image.width} height={image.height} alt="" sizes={sizes} />
    ) : (
      <GarmentOutline category={category} />
    )}
    {children}
  </span>
)
