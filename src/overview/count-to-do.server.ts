import type { Db } from '#lib/db.server.ts'
import { countLate } from '#orders/listing/count-late.server.ts'
import { countToDo as countOpen } from './db-to-do.server.ts'

export async function countToDo(db: Db, now: Date) {
  const [open, late] = await Promise.all([countOpen(db), countLate(db, now)])
  return { ...open, late }
}
