import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import { holdsWordsOrPhone } from '#lib/typed-words.server.ts'
import { type ReturnRow, returns } from './db.server.ts'
import { type Reason, type ReturnSort, type StateChoice, TO_HANDLE } from './return.ts'

export interface ReturnFilters {
  state?: StateChoice | undefined
  reason?: Reason | undefined
  search: string
}

type ReturnExpression = ExpressionBuilder<DB, 'returnRequests'>

/** Its own code, or whatever names its order: code, name, e-mail, phone. */
const holds = (word: string): Expression<SqlBool> => sql<SqlBool>`(
  return_requests.code = upper(${word}) or return_requests.order_id = any(array(
    select id from orders where search like search_pattern(${word}))))`

const matching =
  ({ state, reason, search }: ReturnFilters) =>
  (request: ReturnExpression): Expression<SqlBool> => {
    const called = holdsWordsOrPhone(search, holds)
    return request.and([
      ...(state ? [request('returnRequests.state', 'in', state === 'to-handle' ? TO_HANDLE : [state])] : []),
      ...(reason ? [request('returnRequests.reason', '=', reason)] : []),
      ...(called ? [called] : []),
    ])
  }

interface Page {
  sort: ReturnSort
  page: number
  limit: number
}

/** Only what is on the page is put together: what lies before it is passed over in the index. */
export async function listReturns(
  db: Db,
  filters: ReturnFilters,
  { sort, page, limit }: Page,
): Promise<{ rows: ReturnRow[]; total: number }> {
  const way = sort === 'newest' ? 'desc' : 'asc'
  const onPage = db
    .selectFrom('returnRequests')
    .select('returnRequests.id')
    .where(matching(filters))
    .orderBy('returnRequests.createdAt', way)
    .orderBy('returnRequests.id', way)
    .limit(limit)
    .offset((page - 1) * limit)
  const rows = await returns(db)
    .where('returnRequests.id', 'in', onPage)
    .orderBy('returnRequests.createdAt', way)
    .orderBy('returnRequests.id', way)
    .execute()
  return { rows, total: await countReturns(db, filters) }
}

async function countReturns(db: Db, filters: ReturnFilters): Promise<number> {
  const { count } = await db
    .selectFrom('returnRequests')
    .select((request) => request.fn.countAll<number>().as('count'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return count
}
