import { inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { becomeCashOrder } from '#orders/become-cash-order.server.ts'
import { keepLanguage } from '#orders/keep-language.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { statusOf } from '#orders/order.ts'
import { getOwnOrder } from '#orders/reading/get-own-order.server.ts'
import { readOrder } from '#orders/reading/read-order.server.ts'
import { endLiveAttempts } from './db.server.ts'

/** Money that still comes from an open payment pays the order: then nobody collects cash. */
export async function switchToCash(orderId: string, context: RequestContext) {
  await getOwnOrder(orderId, context)
  await keepLanguage(context.db, { orderId, language: context.browser.language })
  await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.paymentMethod !== 'paymob' || statusOf(order) !== 'pending') throw new Refusal('STATE_CONFLICT')
    await becomeCashOrder(tx, order, context.viewer?.accountId ?? null, context.now)
    await endLiveAttempts(tx, orderId)
  })
  return readOrder(orderId, context)
}
