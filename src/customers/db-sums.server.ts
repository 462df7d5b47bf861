import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'

/** Until the transaction ends: whoever sums next finds what the last one left. */
export async function lockCustomers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('customers'))`.execute(tx)
}

export async function hasMoved(db: Db): Promise<boolean> {
  return (await db.selectFrom('customersMoved').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** By what customers are known: accounts by id, guests by phone. */
interface Keys {
  accounts: string[]
  guests: string[]
}

export interface MovedCustomers extends Keys {
  ids: number[]
}

const each = (keys: (string | null)[]): string[] => [...new Set(keys.filter((key) => key !== null))]

/** All moves of so many customers at most. */
export async function listMovedCustomers(tx: Tx, most: number): Promise<MovedCustomers> {
  const key = sql<string>`coalesce(account_id, guest_phone)`
  const some = tx.selectFrom('customersMoved').select(key.as('key')).groupBy('key').limit(most)
  const rows = await tx.selectFrom('customersMoved').selectAll().where(key, 'in', some).execute()
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

/**
 * What their orders and accounts say at this moment takes the place of what was summed last. Answers who of them is no
 * customer any more.
 */
export async function sumThem(tx: Tx, { accounts, guests }: Keys): Promise<Keys> {
  const summedAccounts = await sql<{ accountId: string }>`insert into customers (account_id, ${figures})
    select account_id, ${figures} from account_sums where account_id = any(${accounts}::text[])
    on conflict (account_id) ${asSummed} returning account_id`.execute(tx)
  const summedGuests = await sql<{ guestPhone: string }>`insert into customers (guest_phone, ${figures})
    select guest_phone, name, email, guest_phone, since, orders, cancelled, spent, last_order_at, search
    from guest_sums where guest_phone = any(${guests}::text[])
    on conflict (guest_phone) ${asSummed} returning guest_phone`.execute(tx)
  const areCustomers = new Set([
    ...summedAccounts.rows.map(({ accountId }) => accountId),
    ...summedGuests.rows.map(({ guestPhone }) => guestPhone),
  ])
  const isGone = (key: string): boolean => !areCustomers.has(key)
  return { accounts: accounts.filter(isGone), guests: guests.filter(isGone) }
}

/** Whoever has a note stays, with no orders. */
export async function dropThem(tx: Tx, { accounts, guests }: Keys): Promise<void> {
  if (accounts.length + guests.length === 0) return
  const those = tx
    .selectFrom('customers')
    .select('id')
    .where(sql<boolean>`account_id = any(${accounts}::text[]) or guest_phone = any(${guests}::text[])`)
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

/** What statements added to the counts becomes a row a kind; a count is read whole before and after. */
export async function gatherCounts(tx: Tx): Promise<void> {
  await sql`with gone as (delete from customers_counted returning kind, change)
    insert into customers_counted (kind, change)
    select kind, sum(change) from gone group by kind having sum(change) <> 0`.execute(tx)
}
