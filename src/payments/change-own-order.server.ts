import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { cancelOrder } from '#orders/cancel-order.server.ts'
import { keepLanguage } from '#orders/keep-language.server.ts'
import type { OrderStatus } from '#orders/order.ts'
import { getOwnOrder } from '#orders/reading/get-own-order.server.ts'
import { readOrder } from '#orders/reading/read-order.server.ts'
import { askProvider } from './ask-provider.server.ts'
import { endLiveAttempts } from './db.server.ts'

interface OwnChange {
  id: string
  status: OrderStatus
  from?: OrderStatus | undefined
}

/** An owner can only take an order out of the queue; for `paid` the provider is asked. */
export async function changeOwnOrder({ id, status, from }: OwnChange, context: RequestContext) {
  const order = await getOwnOrder(id, context)
  if (status !== 'cancelled' && status !== 'paid') throw new Refusal('NOT_ALLOWED')
  await keepLanguage(context.db, { orderId: id, language: context.browser.language })
  if (status === 'cancelled') {
    await cancelOrder(context.db, { orderId: id, accountId: context.viewer?.accountId ?? null, from }, context.now)
    await endLiveAttempts(context.db, id)
  } else if (order.paymentMethod === 'paymob' && !order.isPaid) await askProvider(context, id, context.now)
  return readOrder(id, context)
}
