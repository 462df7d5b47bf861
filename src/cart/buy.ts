import { MOST_OF_ONE } from '#catalog/product.ts'

export interface Wish {
  quantity: number
  stock: number
  inCart: number
  /** What a limit per shopper leaves, where the product has one. */
  free?: number | undefined
}

export const mostOf = (stock: number): number => Math.min(stock, MOST_OF_ONE)

export const room = ({ stock, inCart, free = MOST_OF_ONE }: Omit<Wish, 'quantity'>): number =>
  Math.max(0, Math.min(mostOf(stock) - inCart, free))

export const fits = (wish: Wish): boolean => wish.quantity >= 1 && wish.quantity <= room(wish)
