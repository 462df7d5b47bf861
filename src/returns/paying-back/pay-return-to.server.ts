import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { getOwnOrder } from '#orders/reading/get-own-order.server.ts'
import { findOrderOf, updateReturn } from '../db.server.ts'
import { lockReturn } from '../lock-return.server.ts'
import { type PayTo, takesPayTo } from './pay-to.ts'

/** By whom its order belongs to, until the money has gone back; to anyone else it does not exist. */
export async function payReturnTo({ id, payTo }: { id: string; payTo: PayTo }, asker: RequestContext): Promise<void> {
  const orderOfReturn = await findOrderOf(asker.db, { id })
  if (!orderOfReturn) throw new Refusal('NOT_FOUND')
  await getOwnOrder(orderOfReturn.orderId, asker)
  await asker.limits.count('return by order', orderOfReturn.orderId)
  await inTransaction(asker.db, async (tx) => {
    const { order, request } = await lockReturn(tx, id)
    if (!takesPayTo({ ...request, paymentMethod: order.paymentMethod })) throw new Refusal('STATE_CONFLICT')
    await updateReturn(tx, id, { payToBy: payTo.by, payTo: payTo.to })
  })
}
