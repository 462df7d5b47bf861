import { sql } from 'kysely'
import type { Size } from '#catalog/product.ts'
import { selectOneSize } from '#catalog/select-one-size.server.ts'
import type { Db } from '#lib/db.server.ts'
import type { Span } from './period.ts'

interface Funnel {
  visits: number
  carts: number
  checkouts: number
  orders: number
}

const during = ({ from, until }: Span) => sql`day <= ${until}::date and (${from}::date is null or day >= ${from}::date)`

const sums = sql`sum(visits)::int as visits, sum(carts)::int as carts, sum(checkouts)::int as checkouts,
  sum(orders)::int as orders`

/** So many by name, the ones with most visits first; what else there is counts as `other`, and '' was not told. */
export async function listSourcesIn(db: Db, span: Span, most: number) {
  const { rows } = await sql<Funnel & { source: string }>`
    with told as (
      select source, ${sums} from sources_now where ${during(span)} group by source
    ), ranked as (
      select told.*, row_number() over (order by visits desc, orders desc, source) as rank from told
    )
    select case when rank <= ${most} or source = '' then source else 'other' end as source, ${sums}
    from ranked group by 1 order by visits desc, orders desc, 1`.execute(db)
  return rows
}

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM' }

export async function listVisitsBy(db: Db, span: Span, step: 'day' | 'month') {
  const { rows } = await sql<Funnel & { point: string }>`
    select to_char(day, ${FORMATS[step]}) as point, ${sums} from sources_now where ${during(span)}
    group by 1 order by 1 desc`.execute(db)
  return rows
}

export async function listMissedSearches(db: Db, span: Span, most: number) {
  const { rows } = await sql<{ words: string; times: number }>`
    select words, sum(times)::int as times from missed_searches where ${during(span)}
    group by words order by times desc, words limit ${most}`.execute(db)
  return rows
}

export async function listMissedSizes(db: Db, span: Span, most: number) {
  const { rows } = await sql<{
    productId: string
    name: string
    nameAr: string
    size: Size
    isOneSize: boolean
    presses: number
    wishes: number
  }>`
    select product_id, name, name_ar, size, sum(presses)::int as presses, sum(wishes)::int as wishes, ${selectOneSize}
    from missed_sizes join products on products.id = product_id
    where products.deleted_at is null and ${during(span)}
    group by product_id, products.id, size
    order by sum(presses) + sum(wishes) desc, name, size limit ${most}`.execute(db)
  return rows
}
