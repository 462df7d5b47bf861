import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { getOwing } from './db-owing.server.ts'
import { findOrderOfLine } from './db-parts.server.ts'
import { lockLine, lockSettlement } from './db-settlements.server.ts'

interface Place {
  settlementId: string
  line: number
}

/** As booking does: the settlement, the order, then the line. */
export async function lockPart(tx: Tx, place: Place) {
  const settlement = await lockSettlement(tx, place.settlementId, 'share')
  const lineOrder = await findOrderOfLine(tx, place)
  if (!settlement || !lineOrder) throw new Refusal('NOT_FOUND')
  if (lineOrder.orderId === null) throw new Refusal('STATE_CONFLICT')
  await lockOrder(tx, lineOrder.orderId)
  const line = await lockLine(tx, place.settlementId, place.line)
  return { line, owing: await getOwing(tx, lineOrder.orderId), courier: settlement.courier }
}
