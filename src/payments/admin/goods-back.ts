import { fromPounds, toPounds } from '#lib/money.ts'
import type { AdminOrder } from '#orders/admin/admin-order.ts'

type OrderOfGoods = Pick<AdminOrder, 'status' | 'subtotal' | 'discount'> & {
  products: readonly Pick<AdminOrder['products'][number], 'productId' | 'size' | 'price'>[]
}

export interface TypedGoods {
  /** How many of each line, by `keyOf`. */
  pieces: Readonly<Record<string, number>>
  areBack: boolean
}

export const NO_GOODS: TypedGoods = { pieces: {}, areBack: true }

export const keyOf = ({ productId, size }: { productId: string; size: string }): string => `${productId} ${size}`

const chosenOf = ({ products }: OrderOfGoods, { pieces }: TypedGoods) =>
  products.map((line) => ({ ...line, quantity: pieces[keyOf(line)] ?? 0 })).filter(({ quantity }) => quantity > 0)

/** Of a cancelled order, cancelling has said already whether its goods are back. */
export const mayComeBack = ({ status }: Pick<AdminOrder, 'status'>): boolean => status !== 'cancelled'

/** What these pieces cost, less their share of the discount; the way they came is not part of it. */
export function worthOf(order: OrderOfGoods, goods: TypedGoods): number {
  const gross = chosenOf(order, goods).reduce((sum, { price, quantity }) => sum + fromPounds(price) * quantity, 0)
  const [subtotal, discount] = [fromPounds(order.subtotal), fromPounds(order.discount)]
  const share = subtotal === 0 ? 0 : Math.round((discount * gross) / subtotal)
  return toPounds(gross - share)
}

export const sentGoods = (order: OrderOfGoods, goods: TypedGoods) => {
  const lines = chosenOf(order, goods).map(({ productId, size, quantity }) => ({ productId, size, quantity }))
  return { lines, restock: lines.length > 0 && goods.areBack && mayComeBack(order) }
}
