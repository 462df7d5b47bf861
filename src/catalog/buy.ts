import { MOST_OF_ONE } from './product.ts'

/** What one shopper wants of one size, beside what the shop and their cart hold of it. */
export interface Wish {
  quantity: number
  stock: number
  inCart: number
}

/** How many more of a size may go into the cart. */
export const room = ({ stock, inCart }: Omit<Wish, 'quantity'>): number =>
  Math.max(0, Math.min(stock, MOST_OF_ONE) - inCart)

/** How far the stepper goes: there is always a 1 to show, even where nothing more can be had. */
export const mostOf = (wish: Omit<Wish, 'quantity'>): number => Math.max(1, room(wish))

export const fits = (wish: Wish): boolean => wish.quantity >= 1 && wish.quantity <= room(wish)
