import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'

/** Words of a day: who makes words up fills no table. */
const MOST_WORDS = 200

/** Counts a search that found nothing; false where the day has room for no more words. */
export const addMissedSearch = (db: Db, words: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('missed searches'))`.execute(tx)
    const { numAffectedRows } = await sql`
      insert into missed_searches as known (day, words, times)
      select day_in_cairo(${now}), ${words}, 1
      where (select count(*) < ${MOST_WORDS} or bool_or(words = ${words}) from missed_searches where day = day_in_cairo(${now}))
      on conflict (day, words) do update set times = known.times + 1`.execute(tx)
    return numAffectedRows === 1n
  })

interface SizeOf {
  productId: string
  size: string
}

/** Counts who asked for a size that is sold out: by a press, or by a wish to be told. False where it is there. */
export async function addMissedSize(
  db: Db,
  { productId, size }: SizeOf,
  by: 'presses' | 'wishes',
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into missed_sizes as known (day, product_id, size, presses, wishes)
    select day_in_cairo(${now}), products.id, size, ${by === 'presses' ? 1 : 0}, ${by === 'wishes' ? 1 : 0}
    from variants join products on products.id = variants.product_id
    where products.id = ${productId} and size = ${size} and is_offered and on_hand <= reserved
      and products.status = 'published' and products.deleted_at is null
    on conflict (day, product_id, size) do update
      set presses = known.presses + excluded.presses, wishes = known.wishes + excluded.wishes`.execute(db)
  return numAffectedRows === 1n
}

/** Sums of days before this one, written 2026-03-05. */
export async function deleteSumsBefore(tx: Tx, day: string): Promise<void> {
  await sql`delete from source_days where day < ${day}::date`.execute(tx)
  await sql`delete from missed_searches where day < ${day}::date`.execute(tx)
  await sql`delete from missed_sizes where day < ${day}::date`.execute(tx)
}
