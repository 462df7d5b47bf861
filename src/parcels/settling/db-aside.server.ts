import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'

interface Place {
  settlementId: string
  line: number
}

const lineAt = (tx: Tx, { settlementId, line }: Place) =>
  tx.updateTable('settlementLines').where('settlementId', '=', settlementId).where('line', '=', line)

interface Aside extends Place {
  note: string
  accountId: string
  at: Date
}

/** False where it is booked, or not open for another reason: whoever books it at once waits for its row, or was first. */
export async function putAside(tx: Tx, { note, accountId, at, ...place }: Aside): Promise<boolean> {
  const { numUpdatedRows } = await lineAt(tx, place)
    .set({ state: 'aside', note, asideAt: at, asideBy: accountId })
    .where('state', 'in', ['ready', 'held'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All that is on hold, with one note; how many they were. */
export async function putHeldAside(
  tx: Tx,
  { settlementId, note, accountId, at }: Omit<Aside, 'line'>,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('settlementLines')
    .set({ state: 'aside', note, asideAt: at, asideBy: accountId })
    .where('settlementId', '=', settlementId)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** As it was; what fits is looked at once more before it is booked. */
export async function takeFromAside(tx: Tx, place: Place): Promise<boolean> {
  const { numUpdatedRows } = await lineAt(tx, place)
    .set({ state: sql`case when problem is null then 'ready' else 'held' end`, note: null })
    .set({ asideAt: null, asideBy: null })
    .where('state', '=', 'aside')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const hasLine = async (db: Db | Tx, { settlementId, line }: Place): Promise<boolean> =>
  (await db
    .selectFrom('settlementLines')
    .select('line')
    .where('settlementId', '=', settlementId)
    .where('line', '=', line)
    .executeTakeFirst()) !== undefined
