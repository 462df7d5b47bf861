import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { hasLine, putAside, putHeldAside } from './db-aside.server.ts'

interface Aside {
  settlementId: string
  line: number
  note: string
  accountId: string
}

/** A row that nobody can book counts as open no longer. Its order stays as it is. */
export function setLineAside(db: Db, aside: Aside, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await hasLine(tx, aside))) throw new Refusal('NOT_FOUND')
    if (!(await putAside(tx, { ...aside, at: now }))) throw new Refusal('STATE_CONFLICT')
  })
}

/** Whatever is on hold, such as all of a file that came a second time. How many rows they were. */
export const setHeldAside = (db: Db, aside: Omit<Aside, 'line'>, now: Date): Promise<number> =>
  inTransaction(db, (tx) => putHeldAside(tx, { ...aside, at: now }))
