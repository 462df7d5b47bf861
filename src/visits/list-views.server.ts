import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'

/** What was looked at most, ever: the days that are summed and, one by one, the looks since. */
export const listViews = (db: Db, limit: number) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('viewedProducts')
        .select(['productId', 'views'])
        .unionAll((more) =>
          more
            .selectFrom('visits')
            .select([sql<string>`product_id`.as('productId'), sql<number>`1`.as('views')])
            .where('kind', '=', 'product_view')
            .where(sql<boolean>`at >= (select until from visits_summed)`),
        )
        .as('looks'),
    )
    .select(['productId', sql<number>`sum(views)::int`.as('views')])
    .groupBy('productId')
    .orderBy('views', 'desc')
    .orderBy('productId')
    .limit(limit)
    .execute()
