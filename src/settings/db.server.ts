import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { SectionName } from './sections.ts'

/** Without the long texts: every page asks for this. */
export async function findFacts(db: Db | Tx): Promise<unknown> {
  const row = await db.selectFrom('shopSettings').select(sql<unknown>`facts - 'texts'`.as('facts')).executeTakeFirst()
  return row?.facts
}

export const findRecord = (db: Db | Tx): Promise<{ facts: unknown } | undefined> =>
  db.selectFrom('shopSettings').select('facts').executeTakeFirst()

export const listSections = (db: Db | Tx) => db.selectFrom('settingsSections').selectAll().execute()

/** The fewest and the most business days from an order to the door, over all governorates; null where there are none. */
export async function findDeliveryDays(db: Db): Promise<{ min: number; max: number } | null> {
  const { min, max } = await db
    .selectFrom('shippingFees')
    .where('isActive', '=', true)
    .select(({ fn }) => [
      fn.min<number | null>('leadDaysMin').as('min'),
      fn.max<number | null>('leadDaysMax').as('max'),
    ])
    .executeTakeFirstOrThrow()
  return min === null || max === null ? null : { min, max }
}

/** Whoever writes comes one after the other, also before there is a row to hold; readers go on. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table shop_settings in share row exclusive mode`.execute(tx)
}

/** Against those who write; any number may hold it at once. */
export async function holdSettings(tx: Tx): Promise<void> {
  await sql`lock table shop_settings in row exclusive mode`.execute(tx)
}

export async function writeRecord(tx: Tx, record: object, updatedAt: Date): Promise<void> {
  const row = { facts: JSON.stringify(record), updatedAt }
  await tx
    .insertInto('shopSettings')
    .values(row)
    .onConflict((clash) => clash.column('isOnly').doUpdateSet(row))
    .execute()
}

export async function markSection(tx: Tx, section: SectionName, updatedAt: Date): Promise<void> {
  await tx
    .insertInto('settingsSections')
    .values({ section, updatedAt })
    .onConflict((clash) => clash.column('section').doUpdateSet({ updatedAt }))
    .execute()
}
