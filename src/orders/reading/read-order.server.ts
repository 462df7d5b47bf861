import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { findOrder, findOrderBySku, type OrderRow } from '../db.server.ts'
import { isKeeper } from '../db-keepers.server.ts'
import { GUEST } from '../keep-guest.server.ts'
import { shownOrder } from '../show-order.server.ts'

export type Asker = Pick<RequestContext<'anyone'>, 'db' | 'viewer' | 'browser' | 'now'>

async function isOwner(order: OrderRow, { db, viewer, browser, now }: Asker): Promise<boolean> {
  if (order.accountId !== null && viewer?.accountId === order.accountId) return true
  const token = browser.cookie(GUEST)
  return token !== undefined && isKeeper(db, order.id, token, now)
}

/** The shop's own people see all of it, and may still be its owner. */
async function askerOf(order: OrderRow, asker: Asker): Promise<'owner' | 'staff' | 'stranger'> {
  if (await isOwner(order, asker)) return 'owner'
  return asker.viewer?.adminRole ? 'staff' : 'stranger'
}

/** Its owner's own row; to anyone else, admins too, it does not exist. */
export async function getOwnOrder(id: string, asker: Asker): Promise<OrderRow> {
  const order = await findOrder(asker.db, id)
  if (!order || !(await isOwner(order, asker))) throw new Refusal('NOT_FOUND')
  return order
}

/** In full, for its owner and for admins; to anyone else it does not exist. */
export async function readOrder(id: string, asker: Asker) {
  const order = await findOrder(asker.db, id)
  const who = order ? await askerOf(order, asker) : 'stranger'
  if (!order || who === 'stranger') throw new Refusal('NOT_FOUND')
  return shownOrder(order, who)
}

const CODE = /^BW[0-9A-Z]{6}$/

/** By the code on the parcel: for everyone who holds it, but personal data only for whom it belongs to. */
export async function findOrderByCode(typed: string, asker: Asker) {
  const sku = typed.toUpperCase()
  const order = CODE.test(sku) ? await findOrderBySku(asker.db, sku) : undefined
  return order && shownOrder(order, await askerOf(order, asker))
}

export async function trackOrder(typed: string, asker: Asker) {
  const order = await findOrderByCode(typed, asker)
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  return order
}
