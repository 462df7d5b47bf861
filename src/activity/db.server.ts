import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { DB } from '#lib/tables.server.ts'
import type { listActivityCall } from './api.ts'

/** Nobody turns to a page behind these, and to count what lies there takes longer the more there is. */
const MOST_COUNTED = 10_000

type Filters = VerbInput<typeof listActivityCall>

const calledOrBy = (q: string) =>
  sql<boolean>`(search like search_pattern(${q}) or (label_ar <> '' and search_text(label_ar) like search_pattern(${q})))`

const matching =
  ({ q, subject, by, from, to }: Filters) =>
  (row: ExpressionBuilder<DB, 'activity'>) =>
    row.and([
      ...(q ? [calledOrBy(q)] : []),
      ...(subject ? [row('subject', '=', subject)] : []),
      ...(by ? [row('accountId', '=', by)] : []),
      ...(from ? [row('at', '>=', new Date(from))] : []),
      ...(to ? [row('at', '<', new Date(to))] : []),
    ])

/** The newest first, and how many there are, but never more than MOST_COUNTED. */
export async function listActivity(db: Db, filters: Filters) {
  const { page, limit } = filters
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'at', 'accountId', 'actor', 'call', 'subject', 'subjectId', 'label', 'labelAr'])
    .select(['kind', 'before', 'after'])
    .where(matching(filters))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const some = db.selectFrom('activity').select('id').where(matching(filters)).limit(MOST_COUNTED)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Whoever changed anything, as they were called last: from entry to entry of the index, however many changes there are. */
export async function listPeople(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive people (id) as (
      (select account_id from activity order by account_id limit 1)
      union all
      select (select account_id from activity where account_id > people.id order by account_id limit 1)
      from people where people.id is not null
    )
    select id, (select actor from activity where account_id = people.id order by activity.id desc limit 1) as name
    from people where id is not null order by name`.execute(db)
  return rows
}
