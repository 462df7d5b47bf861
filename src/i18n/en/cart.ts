import { plural } from '../plural.ts'

const items = plural({ one: '1 item', other: '{n} items' })

/** The drawer's own texts; what is said of the cart everywhere stands in `shop`. */
export const cart = {
  title: 'Cart',
  items,
  close: 'Close the cart',
  notSoldAnyMore: 'Not sold any more',
  notOpenYet: 'Not open yet',
  decrease: (name: string) => `One less: ${name}`,
  increase: (name: string) => `One more: ${name}`,
  quantity: (name: string) => `Quantity: ${name}`,
  remove: 'Remove',
  removeNamed: (name: string, size: string) => `Remove ${name}, ${size}`,
  removed: (name: string, size: string) => `${name}, ${size} was removed.`,
  undo: 'Undo',
  undoNamed: (name: string, size: string) => `Undo: put ${name}, ${size} back`,
  changeTo: (count: number) => `Change to ${count}`,
  counted: (some: number, all: number) => `${some} of ${all} counted`,
  nowHas: (quantity: number, amount: string) => `Quantity ${quantity}, ${amount}`,
  checking: 'Checking stock and prices...',
  cartNotChecked: 'Failed to validate cart items. Please try again.',
  itemNotChecked: 'Failed to validate cart item. Please try again.',
  checkAgain: 'Check again',
  noRoom: (pieces: string) => `The cart holds 50 different pieces at most. No room was left for: ${pieces}`,
  subtotal: 'Subtotal',
  toFavorites: 'See your favorites',
  total: 'Total',
  totalOf: (some: number, all: number) => `Total for ${some} of ${items(all)}`,
  shippingLater: 'Delivery is added at the checkout.',
  nothingToBuy: 'Nothing in your cart can be ordered. Take out what is sold out, or choose another size.',
  checkout: 'Checkout',
  emptyTitle: 'Your cart is empty.',
  emptyText: 'Start with one color.',
  black: 'Black',
  white: 'White',
}
