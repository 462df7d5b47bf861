import type { Tx } from '#lib/db.server.ts'
import { listOwing } from './db-owing.server.ts'
import { listOpenLines, writePlan } from './db-settlements.server.ts'
import { planLines, readAll } from './plan-lines.ts'
import type { Reading } from './settlement.ts'

interface Table {
  id: string
  titles: readonly string[]
  courier: string
  reading: Reading
}

/** Inside the caller's transaction, the settlement locked: the dry run. What is booked stays as it is. */
export async function checkLines(tx: Tx, table: Table): Promise<void> {
  const lines = await listOpenLines(tx, table.id)
  if (lines.length === 0) return
  const read = readAll(lines, table)
  const codes = [...new Set(read.map(({ code }) => code).filter(Boolean))]
  await writePlan(tx, table.id, planLines(read, await listOwing(tx, codes), table))
}
