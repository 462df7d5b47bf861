import { MOST_OF_ONE } from '#catalog/product.ts'

export interface Wish {
  quantity: number
  stock: number
  inCart: number
}

export const mostOf = (stock: number): number => Math.min(stock, MOST_OF_ONE)

export const room = ({ stock, inCart }: Omit<Wish, 'quantity'>): number => Math.max(0, mostOf(stock) - inCart)

export const fits = (wish: Wish): boolean => wish.quantity >= 1 && wish.quantity <= room(wish)
