import type { Db } from '#lib/db.server.ts'
import { countLate } from '#orders/listing/count-late.server.ts'
import { countOverdue } from '#parcels/count-overdue.server.ts'
import { countToDo as countOpen } from './db-to-do.server.ts'

export async function countToDo(db: Db, now: Date) {
  const [open, late, cash] = await Promise.all([countOpen(db), countLate(db, now), countOverdue(db, now)])
  return { ...open, late, cash }
}
