import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'

/** What was looked at most, ever: the days that are summed and, one by one, the looks since. */
export async function listViews(db: Db, limit: number) {
  // Known beforehand, the database knows how few came since.
  const { until } = await db.selectFrom('visitsSummed').select('until').executeTakeFirstOrThrow()
  return db
    .selectFrom((from) =>
      from
        .selectFrom('viewedProducts')
        .select(['productId', 'views'])
        .unionAll((more) =>
          more
            .selectFrom('visits')
            .select([sql<string>`product_id`.as('productId'), sql<number>`1`.as('views')])
            .where('kind', '=', 'product_view')
            .where('at', '>=', until),
        )
        .as('looks'),
    )
    .select(['productId', sql<number>`sum(views)::int`.as('views')])
    .groupBy('productId')
    .orderBy('views', 'desc')
    .orderBy('productId')
    .limit(limit)
    .execute()
}
