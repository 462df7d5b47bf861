import { findAccount } from '#accounts/find-account.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import { type Delivered, findDelivered } from '#orders/find-delivered.server.ts'
import { listUnreviewed } from './db.server.ts'

export interface Invitation {
  order: Delivered
  /** What there is to say something of: never empty. */
  products: { id: string; name: string; nameAr: string }[]
}

/** Nothing where the order has moved on, its account is closed, or everything in it is reviewed or no longer sold. */
export async function findInvitation(
  db: Db | Tx,
  delivered: { orderId: string; step: number },
): Promise<Invitation | undefined> {
  const order = await findDelivered(db, delivered)
  if (!order || (order.accountId && !(await findAccount(db, order.accountId)))) return undefined
  const products = await listUnreviewed(db, order)
  return products.length > 0 ? { order, products } : undefined
}
