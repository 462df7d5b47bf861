import type { Category, Size } from '#catalog/product.ts'

/** A product as it can be put into an order, with what of it is there. */
export interface DeskProduct {
  id: string
  name: string
  nameAr: string
  category: Category
  image: { url: string; width: number; height: number } | null
  /** Pounds, for one piece: as sold where the order has it already. */
  price: number
  isAsSold: boolean
  /** Pieces that this order may hold, those that it holds already among them. */
  sizes: readonly { size: Size; stock: number }[]
}

export interface DeskLine {
  productId: string
  size: Size
  quantity: number
}

export const stockIn = ({ sizes }: Pick<DeskProduct, 'sizes'>, size: Size): number =>
  sizes.find((each) => each.size === size)?.stock ?? 0

/** One piece more of that size: a line of its own, or on the one that has it. */
export function withPiece(lines: readonly DeskLine[], productId: string, size: Size): readonly DeskLine[] {
  const twin = lines.findIndex((line) => line.productId === productId && line.size === size)
  if (twin < 0) return [...lines, { productId, size, quantity: 1 }]
  return lines.map((line, index) => (index === twin ? { ...line, quantity: line.quantity + 1 } : line))
}

/** In another size; the same size twice becomes one line. */
export function withSize(lines: readonly DeskLine[], at: number, size: Size): readonly DeskLine[] {
  const line = lines[at]
  if (!line || line.size === size) return lines
  const twin = lines.findIndex((each) => each.productId === line.productId && each.size === size)
  if (twin < 0) return lines.map((each, index) => (index === at ? { ...each, size } : each))
  return lines
    .map((each, index) => (index === twin ? { ...each, quantity: each.quantity + line.quantity } : each))
    .filter((_, index) => index !== at)
}

export const withQuantity = (lines: readonly DeskLine[], at: number, quantity: number): readonly DeskLine[] =>
  quantity < 1
    ? lines.filter((_, index) => index !== at)
    : lines.map((line, index) => (index === at ? { ...line, quantity } : line))
