import { Refusal } from '#lib/refusal.ts'
import { findOrder } from '../db.server.ts'
import { shownOrder } from '../show-order.server.ts'
import { type Asker, askerOf } from './asker.server.ts'

/** In full, for its owner and for admins; to anyone else it does not exist. */
export async function readOrder(id: string, asker: Asker) {
  const order = await findOrder(asker.db, id)
  const who = order ? await askerOf(order, asker) : 'stranger'
  if (!order || who === 'stranger') throw new Refusal('NOT_FOUND')
  return shownOrder(order, who)
}
