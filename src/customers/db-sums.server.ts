import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'

/** Until the transaction ends: whoever sums next finds what the last one left. */
export async function lockCustomers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('customers'))`.execute(tx)
}

export async function hasMoved(db: Db): Promise<boolean> {
  return (await db.selectFrom('customersMoved').select('id').limit(1).executeTakeFirst()) !== undefined
}

export interface MovedCustomers {
  ids: number[]
  accounts: string[]
  guests: string[]
}

export async function listMovedCustomers(tx: Tx, most: number): Promise<MovedCustomers> {
  const rows = await tx.selectFrom('customersMoved').selectAll().orderBy('id').limit(most).execute()
  const each = (keys: (string | null)[]) => [...new Set(keys.filter((key) => key !== null))]
  return {
    ids: rows.map(({ id }) => id),
    accounts: each(rows.map(({ accountId }) => accountId)),
    guests: each(rows.map(({ guestPhone }) => guestPhone)),
  }
}

const figures = sql`name, email, phone, since, orders, cancelled, spent, last_order_at, search`
const asSummed = sql`do update set name = excluded.name, email = excluded.email, phone = excluded.phone,
  since = excluded.since, orders = excluded.orders, cancelled = excluded.cancelled, spent = excluded.spent,
  last_order_at = excluded.last_order_at, search = excluded.search`

/** What their orders and accounts say at this moment takes the place of what was summed last. */
export async function sumThem(tx: Tx, { accounts, guests }: MovedCustomers): Promise<void> {
  await sql`insert into customers (account_id, ${figures})
    select account_id, ${figures} from account_sums where account_id = any(${accounts}::text[])
    on conflict (account_id) ${asSummed}`.execute(tx)
  await sql`insert into customers (guest_phone, ${figures})
    select guest_phone, name, email, guest_phone, since, orders, cancelled, spent, last_order_at, search
    from guest_sums where guest_phone = any(${guests}::text[])
    on conflict (guest_phone) ${asSummed}`.execute(tx)
}

/** Who is no customer any more, for lack of orders. Whoever has a note stays, with no orders. */
export async function dropThem(tx: Tx, { accounts, guests }: MovedCustomers): Promise<void> {
  const those = tx
    .selectFrom('customers')
    .select('id')
    .where(
      sql<boolean>`account_id = any(${accounts}::text[])
        and not exists (select from account_sums where account_sums.account_id = customers.account_id)
      or guest_phone = any(${guests}::text[])
        and not exists (select from guest_sums where guest_sums.guest_phone = customers.guest_phone)`,
    )
  // Locked first: a note that is being written has then been written.
  const ids = (await those.forUpdate().execute()).map(({ id }) => id)
  if (ids.length === 0) return
  const nothing = { orders: 0, cancelled: 0, spent: 0, lastOrderAt: null }
  await tx.updateTable('customers').set(nothing).where('id', 'in', ids).execute()
  await tx
    .deleteFrom('customers')
    .where('id', 'in', ids)
    .where('id', 'not in', tx.selectFrom('customerNotes').select('customerId').where('customerId', 'in', ids))
    .execute()
}

/** Only what was seen before they were summed: who has moved since is summed next time. */
export async function forgetMovedCustomers(tx: Tx, { ids }: MovedCustomers): Promise<void> {
  await tx.deleteFrom('customersMoved').where('id', 'in', ids).execute()
}
