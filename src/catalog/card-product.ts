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
  | 'collection'
  | 'images'
  | 'sizes'
  | 'avgRating'
  | 'reviewCount'
>

/** What a card shows of a product: a page of 24 should not carry the rest. */
export const forCard = (product: Product): CardProduct => {
  const { id, name, nameAr, price, discount, finalPrice, color, collection, sizes, avgRating, reviewCount } = product
  const images = product.images.slice(0, PICTURES)
  return { id, name, nameAr, price, discount, finalPrice, color, collection, images, sizes, avgRating, reviewCount }
}
