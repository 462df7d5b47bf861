import type { Db, Tx } from '#lib/db.server.ts'
import { listOneSized } from './db-stock.server.ts'

/** Which of these products have but one size, whose letter says nothing. */
export async function findOneSized(tx: Db | Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = ids.length > 0 ? await listOneSized(tx, ids) : []
  return new Set(rows.filter(({ isOneSize }) => isOneSize).map(({ id }) => id))
}
