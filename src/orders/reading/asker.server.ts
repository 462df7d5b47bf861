import type { RequestContext } from '#lib/route.server.ts'
import type { OrderRow } from '../db.server.ts'
import { isKeeper } from '../keeping/db-keepers.server.ts'
import { GUEST } from '../keeping/keep-guest.server.ts'

export type Asker = Pick<RequestContext<'anyone'>, 'db' | 'viewer' | 'browser' | 'now'>

export async function isOwner(order: OrderRow, { db, viewer, browser, now }: Asker): Promise<boolean> {
  if (order.accountId !== null && viewer?.accountId === order.accountId) return true
  const token = browser.cookie(GUEST)
  return token !== undefined && isKeeper(db, order.id, token, now)
}

/** The shop's own people see all of it, and may still be its owner. */
export async function askerOf(order: OrderRow, asker: Asker): Promise<'owner' | 'staff' | 'stranger'> {
  if (await isOwner(order, asker)) return 'owner'
  return asker.viewer?.adminRole ? 'staff' : 'stranger'
}
