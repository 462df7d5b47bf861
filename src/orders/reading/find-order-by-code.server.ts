import { findOrderBySku } from '../db.server.ts'
import { shownOrder } from '../show-order.server.ts'
import { type Asker, askerOf } from './asker.server.ts'

const CODE = /^BW[0-9A-Z]{6}$/

/** By the code on the parcel: for everyone who holds it, but personal data only for whom it belongs to. */
export async function findOrderByCode(typed: string, asker: Asker) {
  const sku = typed.toUpperCase()
  const order = CODE.test(sku) ? await findOrderBySku(asker.db, sku) : undefined
  return order && shownOrder(order, await askerOf(order, asker))
}
