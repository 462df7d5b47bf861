import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { findOrder } from '../db.server.ts'
import { orderLink } from '../letters/order-link.server.ts'
import { shownOrder } from '../show-order.server.ts'
import { orderToConfirm } from './confirm-link.server.ts'
import { mayBeConfirmed } from './confirmation.ts'

type Context = Pick<RequestContext<'anyone'>, 'db' | 'settings' | 'limits' | 'browser' | 'now'>

/** The order whose link this is. Forged ones are counted by address, others by order. */
export async function orderOfLink(token: string, { settings, limits, browser, now }: Context): Promise<string> {
  const linkedOrder = orderToConfirm(token, settings.secret, now)
  if (linkedOrder) await limits.count('confirmation by order', linkedOrder.orderId)
  else await limits.count('code look-up by address', browser.address)
  if (!linkedOrder) throw new Refusal('LINK_CUT')
  if (linkedOrder.isOver) throw new Refusal('LINK_INVALID')
  return linkedOrder.orderId
}

/** As whoever holds the link may see it: whole, with what they may still say of it. Looking changes nothing. */
export async function readByLink(orderId: string, { db, settings, now }: Context) {
  const row = await findOrder(db, orderId)
  if (!row) throw new Refusal('LINK_INVALID')
  return {
    order: shownOrder(row, 'owner'),
    updatedAt: new Date(row.updatedAt).toISOString(),
    isConfirmed: row.confirmedAt !== null,
    mayAnswer: mayBeConfirmed(row),
    page: orderLink(row, settings.secret, now),
  }
}
