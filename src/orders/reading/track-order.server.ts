import { Refusal } from '#lib/refusal.ts'
import type { Asker } from './asker.server.ts'
import { findOrderByCode } from './find-order-by-code.server.ts'

export async function trackOrder(typed: string, asker: Asker) {
  const order = await findOrderByCode(typed, asker)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  return order
}
