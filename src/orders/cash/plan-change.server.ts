import type { Size } from '#catalog/product.ts'
import type { Tx } from '#lib/db.server.ts'
import { getContents } from '../desk/db-edits.server.ts'
import { type EditPlan, planEdit } from '../desk/plan-edit.server.ts'
import { lockOrder } from '../lock-order.server.ts'
import { refuseNotOpen } from './confirm-order.server.ts'

/** All that a shopper changes of an order that they ordered: where it goes, and in which sizes. */
export interface WantedChange {
  orderId: string
  updatedAt: string
  place: { address: string; city: string; cityName: string; postalCode: string }
  sizes: readonly { productId: string; from: Size; to: Size }[]
}

/** By the desk's own rules; who it is for, what and how many stay as they were ordered. */
export async function planChange(tx: Tx, { orderId, updatedAt, place, sizes }: WantedChange): Promise<EditPlan> {
  refuseNotOpen(await lockOrder(tx, orderId))
  const { lines, name, email, phone } = await getContents(tx, orderId)
  const sizeOf = (productId: string, size: Size): Size =>
    sizes.find((each) => each.productId === productId && each.from === size)?.to ?? size
  const address = { ...place, name, email, phone, country: 'EG' }
  const newLines = lines.map(({ productId, size, quantity }) => {
    return { productId, size: sizeOf(productId, size), quantity }
  })
  return planEdit(tx, { orderId, from: 'pending', updatedAt, address, lines: newLines })
}
