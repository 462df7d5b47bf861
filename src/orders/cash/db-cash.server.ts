import { sql } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { CashReason, Past } from './judge.ts'

/** Whoever orders, as far as they say; the empty text is nobody. */
export interface Person {
  accountId: string | null
  /** The account and the browser that ask, as orders keep who placed them. */
  placedBy: readonly string[]
  phone: string
  mailbox: string
}

interface Sums {
  hasPaid: boolean
  ownHasPaid: boolean
  refusals: number
  ownRefusals: number
  open: number
  ownOpen: number
}

/** What they have ordered: by account and browser, and beside that by phone and mailbox. Deleting an order makes nobody forget. */
export async function sumPast(
  db: Db | Tx,
  { accountId, placedBy, phone, mailbox }: Person,
): Promise<{ own: Past; known: Past }> {
  const { rows } = await sql<Sums>`
    select coalesce(bool_or(has_paid), false) as has_paid,
      coalesce(bool_or(has_paid) filter (where is_own), false) as own_has_paid,
      count(*) filter (where refused_at is not null)::int as refusals,
      count(*) filter (where refused_at is not null and is_own)::int as own_refusals,
      coalesce(sum(open), 0)::bigint as open,
      coalesce(sum(open) filter (where is_own), 0)::bigint as own_open
    from orders
    cross join lateral (select
      coalesce(account_id = ${accountId}, false) or placed_by = any(${[...placedBy]}::text[]) as is_own,
      is_paid and status = 'delivered' as has_paid,
      case when payment_method = 'cod' and not is_paid and status in ('pending', 'shipped') and deleted_at is null
        then total else 0 end as open) as found
    where account_id = ${accountId} or placed_by = any(${[...placedBy]}::text[])
      or (phone = ${phone} and phone <> '') or (mailbox_of(email) = ${mailbox} and email <> '')
  `.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('Sums of no orders are sums too.')
  const { hasPaid, ownHasPaid, refusals, ownRefusals, open, ownOpen } = sums
  return {
    own: { hasPaid: ownHasPaid, refusals: ownRefusals, open: ownOpen },
    known: { hasPaid, refusals, open },
  }
}

/**
 * The most that an account, a browser or a mailbox has open and unpaid; by phone what an account placed or its link
 * confirmed. A person's orders first, then which are open: in a rush more orders are open than the tables' figures know.
 */
export async function countOpenOrders(tx: Tx, { accountId, placedBy, phone, mailbox }: Person): Promise<number> {
  // What does not depend on the values' kind or number is planned once a connection: planning cost more than looking.
  const byThem = sql`placed_by in (${sql.join(placedBy)})`
  const columns = sql`id, account_id, placed_by, phone, email, status, deleted_at, confirmed_by`
  const ofAccount =
    accountId === null ? sql`` : sql`select ${columns} from orders where account_id = ${accountId} union all`
  const { rows } = await sql<{ open: number }>`
    with own as materialized (
      ${ofAccount}
      select ${columns} from orders where ${byThem}
      union all select ${columns} from orders where phone = ${phone}
      union all select ${columns} from orders where mailbox_of(email) = ${mailbox})
    select greatest(
      count(distinct id) filter (where account_id = ${accountId}),
      count(distinct id) filter (where ${byThem}),
      count(distinct id) filter (where mailbox_of(email) = ${mailbox}),
      count(distinct id) filter (where phone = ${phone} and (account_id is not null or confirmed_by = 'link')))::int as open
    from own
    where status = 'pending' and deleted_at is null
  `.execute(tx)
  return rows[0]?.open ?? 0
}

export async function countRefusalsBy(db: Db, phone: string): Promise<number> {
  if (phone === '') return 0
  const query = db.selectFrom('orders').select((order) => order.fn.countAll<number>().as('count'))
  const { count } = await query.where('phone', '=', phone).where('refusedAt', 'is not', null).executeTakeFirstOrThrow()
  return count
}

export interface Confirmation {
  confirmedAt: Date | null
  confirmedBy: 'link' | 'team' | 'pre-order' | null
}

export async function updateConfirmation(tx: Tx, id: string, confirmation: Confirmation): Promise<void> {
  await tx.updateTable('orders').set(confirmation).where('id', '=', id).execute()
}

export async function addAskedInVain(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('orders').set({ askedInVain: sql<number>`asked_in_vain + 1` }).where('id', '=', id).execute()
}

export async function updateCashReasons(tx: Tx, id: string, cashReasons: CashReason[]): Promise<void> {
  await tx.updateTable('orders').set({ cashReasons }).where('id', '=', id).execute()
}

/** Who placed an order, as far as it says. */
export const getPerson = (tx: Tx, id: string) =>
  tx
    .selectFrom('orders')
    .select(['accountId', 'placedBy', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
