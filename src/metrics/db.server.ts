import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'

interface Queue {
  name: string
  /** Jobs that are due, and how many seconds the first of them has been. */
  due: number
  oldest: number
  /** Given up. */
  failed: number
}

/** What failed and waits for its next try is due since the first: pg-boss keeps a job so long from when it was due. */
export async function countQueues(db: Db): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    with due as (
      select name, state, extract(epoch from now() - case when state = 'retry'
        then keep_until - retention_seconds * interval '1 s' else greatest(start_after, job.created_on) end)::float8 as age
      from pgboss.job join pgboss.queue using (name)
      where state in ('created', 'retry', 'failed') and (state <> 'created' or start_after <= now())
        and name not like '\\_\\_pgboss%'
    )
    select name, count(*) filter (where state <> 'failed')::int as due, count(*) filter (where state = 'failed')::int as failed,
      coalesce(max(age) filter (where state <> 'failed'), 0) as oldest
    from due group by name`.execute(db)
  return rows
}

export const countOrdersSince = (db: Db, since: Date) =>
  db
    .selectFrom('orders')
    .select(['paymentMethod as method', ({ fn }) => fn.countAll<number>().as('count')])
    .where('createdAt', '>=', since)
    .where('deletedAt', 'is', null)
    .groupBy('paymentMethod')
    .execute()

/** Of orders since then: a shopper tries within the hour. */
export const countTriesSince = (db: Db, since: Date) =>
  db
    .selectFrom('orders')
    .innerJoin('paymentAttempts', 'paymentAttempts.orderId', 'orders.id')
    .select(['paymentAttempts.state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('orders.createdAt', '>=', since)
    .where('orders.deletedAt', 'is', null)
    .groupBy('paymentAttempts.state')
    .execute()

export async function countAttention(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('attention', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
