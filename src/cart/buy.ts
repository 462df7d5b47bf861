import { MOST_OF_ONE } from '#catalog/product.ts'

/** What one shopper wants of one size, beside what the shop and their cart hold of it. */
export interface Wish {
  quantity: number
  stock: number
  inCart: number
}

/** How many of a size one may ask for at once. */
export const mostOf = (stock: number): number => Math.min(stock, MOST_OF_ONE)

/** How many more of a size may go into the cart. */
export const room = ({ stock, inCart }: Omit<Wish, 'quantity'>): number => Math.max(0, mostOf(stock) - inCart)

export const fits = (wish: Wish): boolean => wish.quantity >= 1 && wish.quantity <= room(wish)
