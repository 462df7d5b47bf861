import type { Product } from './shop-product.ts'

const PICTURES = 3

export type CardProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'nameAr'
  | 'price'
  | 'discount'
  | 'finalPrice'
  | 'color'
  | 'category'
  | 'collection'
  | 'images'
  | 'sizes'
  | 'opensAt'
  | 'isOpen'
  | 'maxPerShopper'
  | 'avgRating'
  | 'reviewCount'
>

/** What a card shows of a product: a page of 24 should not carry the rest. */
export const forCard = (product: Product): CardProduct => {
  const { id, name, nameAr, price, discount, finalPrice, color, category, collection, sizes } = product
  const { avgRating, reviewCount, opensAt, isOpen, maxPerShopper } = product
  const images = product.images.slice(0, PICTURES)
  const fields = { id, name, nameAr, price, discount, finalPrice, color, category, collection }
  return { ...fields, images, sizes, opensAt, isOpen, maxPerShopper, avgRating, reviewCount }
}
