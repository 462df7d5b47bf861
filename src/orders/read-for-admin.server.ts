import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { countRefusalsBy } from './cash/db-cash.server.ts'
import { findOrder } from './db.server.ts'
import { findMoneyOf } from './db-shown-money.server.ts'
import { listPrints, printsOf } from './prints/db-prints.server.ts'
import { shownToAdmin } from './show-order.server.ts'
import { listLetters } from './tending/db-letters.server.ts'
import { listNotes } from './tending/db-notes.server.ts'
import { shownTending } from './tending/show-tending.server.ts'

export async function readForAdmin(db: Db, id: string, now: Date) {
  const order = await findOrder(db, id)
  if (!order) throw new Refusal('NOT_FOUND')
  const [money, notes, letters] = [await findMoneyOf(db, id), await listNotes(db, id), await listLetters(db, id)]
  const prints = printsOf(id, await listPrints(db, [id]))
  const refusals = await countRefusalsBy(db, order.phone)
  return { ...shownToAdmin(order, money, now), ...shownTending(order, { notes, letters }, now), prints, refusals }
}
