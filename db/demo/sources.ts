import { sql } from 'kysely'
import type { Deps } from '../../src/lib/route.server.ts'

/** Of each order in turn; made up like the orders. */
export const SOURCES = [
  'instagram / social / winter-drop',
  'direct',
  'google.com',
  'instagram / social',
  'facebook.com',
]

const DAYS = 360

/** Visits of a year by where they came from, what nobody found, and the sizes that are out. */
export async function fillSources({ db }: Deps): Promise<void> {
  await sql`
    insert into source_days
    select day_in_cairo(now()) - ago, source, visits, (visits + ago % 7) / 7, (visits + ago % 13) / 13
    from generate_series(1, ${DAYS}::int) as ago
    cross join unnest(${SOURCES}::text[], array[9, 6, 5, 4, 3]) as known (source, most)
    cross join lateral (select (most * (1.4 + sin(ago * most) * 0.6))::int as visits) as came`.execute(db)
  await sql`insert into visit_days select day, sum(visits) from source_days group by day`.execute(db)
  await sql`
    insert into missed_searches
    select day_in_cairo(now()) - ago, words, 1 + ago % 3
    from unnest(array['swimwear', 'جاكيت جلد', 'kids', 'linen shirt']) with ordinality as looked (words, rank)
    cross join lateral generate_series(1, 20, 2 * rank::int) as ago`.execute(db)
  await sql`
    insert into missed_sizes
    select day_in_cairo(now()) - ago, product_id, size, 1 + ago % 4, ago % 2
    from (
      select product_id, size from variants where is_offered and on_hand <= reserved order by id limit 4
    ) as gone cross join generate_series(1, 9, 4) as ago`.execute(db)
  // Nobody was told yet: whoever asked still waits.
  await sql`
    insert into stock_alerts (id, variant_id, email, language, created_at)
    select
      upper(substr(md5(variants.id || day || wish), 1, 26)), variants.id,
      'waits.' || row_number() over (order by day, variants.id) || '@example.com', 'en', day + interval '12 hours'
    from missed_sizes
    join variants using (product_id, size)
    cross join lateral generate_series(1, wishes) as wish`.execute(db)
}
