import type { Db } from '../../src/lib/db.server.ts'
import { changeStatus } from '../../src/orders/change-status.server.ts'
import type { OrderStatus } from '../../src/orders/order.ts'
import { makeOwner, NOW } from './builders.ts'

/** The order goes through these steps, one after the other; goods that come back are on the shelf again. */
export async function takeSteps(db: Db, orderId: string, ...steps: OrderStatus[]): Promise<void> {
  const accountId = await makeOwner(db)
  for (const status of steps) await changeStatus(db, { orderId, status, restock: true, note: '', accountId }, NOW)
}
