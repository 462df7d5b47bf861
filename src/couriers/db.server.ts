import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Couriers } from '#lib/tables.server.ts'

const columns = ['id', 'name', 'page', 'isActive', 'payDays', 'updatedAt'] as const

interface CourierRow {
  id: string
  name: string
  page: string
  isActive: boolean
  payDays: number
  updatedAt: Date
}

export const shownCourier = ({ updatedAt, ...row }: CourierRow) => ({
  ...row,
  _id: row.id,
  updatedAt: updatedAt.toISOString(),
})

export async function listCouriers(db: Db) {
  const rows = await db.selectFrom('couriers').select(columns).orderBy(sql`lower(name)`).execute()
  return rows.map(shownCourier)
}

export const findCourier = (db: Db | Tx, id: string) =>
  db.selectFrom('couriers').select(columns).select('reading').where('id', '=', id).executeTakeFirst()

/** Whatever its capitals. */
export const findCalled = (tx: Tx, name: string) =>
  tx.selectFrom('couriers').select('name').where(sql<boolean>`lower(name) = lower(btrim(${name}))`).executeTakeFirst()

export const lockCourier = (tx: Tx, id: string) =>
  tx.selectFrom('couriers').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Undefined where there is one of this name. */
export const insertCourier = (tx: Tx, courier: Insertable<Couriers>): Promise<CourierRow | undefined> =>
  tx
    .insertInto('couriers')
    .values(courier)
    .onConflict((clash) => clash.doNothing())
    .returning(columns)
    .executeTakeFirst()

export const updateCourier = (
  tx: Tx,
  id: string,
  change: { page: string; isActive: boolean; payDays: number },
  updatedAt: Date,
): Promise<CourierRow> =>
  tx
    .updateTable('couriers')
    .set({ ...change, updatedAt })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** How its next settlement is read; nothing that the team edits, so its edition stays. */
export async function keepReading(tx: Tx, id: string, reading: object): Promise<void> {
  await tx
    .updateTable('couriers')
    .set({ reading: JSON.stringify(reading) })
    .where('id', '=', id)
    .execute()
}
