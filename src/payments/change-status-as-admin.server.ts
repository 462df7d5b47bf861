import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { changeStatus } from '#orders/change-status.server.ts'
import { readForAdmin } from '#orders/read-for-admin.server.ts'
import { refuseMovedOn } from '#orders/refuse-moved-on.ts'
import type { StatusChange } from '#orders/settle-status.server.ts'
import { askProvider } from './ask-provider.server.ts'
import { endLiveAttempts } from './db.server.ts'

/** `paid` on a card order is the provider's to say; where it knows of no money, an admin's word and reason count. */
export async function changeStatusAsAdmin(change: StatusChange, context: RequestContext<'staff'>) {
  const { orderId, status, note, from } = change
  const before = await readForAdmin(context.db, orderId, context.now)
  refuseMovedOn(before, from)
  if (status === 'paid' && before.paymentMethod === 'paymob' && !before.isPaid) {
    const word = await askProvider(context, orderId, context.now)
    if (word === 'silent') throw new Refusal('PAYMENT_UNAVAILABLE', { details: { retryAfter: 30 } })
    const after = await readForAdmin(context.db, orderId, context.now)
    if (after.isPaid) return after
    if (note === '') throw new Refusal('INVALID', { errors: { note: 'required' } })
  }
  await changeStatus(context.db, change, context.now)
  if (status !== 'pending') await endLiveAttempts(context.db, orderId)
  return readForAdmin(context.db, orderId, context.now)
}
