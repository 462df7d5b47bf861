import type { VerbInput } from '#lib/endpoint.ts'
import { toPounds } from '#lib/money.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import type { listOrdersCall } from '../api.ts'
import { shownConfirmation } from '../cash/show-confirmation.server.ts'
import { countByStatus, countSince, countViews, listOrders } from '../db-list.server.ts'
import { listPrints, printsOf } from '../prints/db-prints.server.ts'
import { shownOrder } from '../show-order.server.ts'
import type { OrderFilters } from './db-filters.server.ts'
import { listOverdueDays } from './db-overdue.server.ts'

/** An order that is just being placed has its time already, though nobody sees it yet. */
const PLACING = 5 * 60_000

type Asked = VerbInput<typeof listOrdersCall>

export function filtersIn(
  query: Omit<Asked, 'sort' | 'page' | 'limit'>,
  late: Awaited<ReturnType<typeof listOverdueDays>>,
): OrderFilters {
  const { q, search = q ?? '', view, paid, until, ...rest } = query
  return {
    ...rest,
    search,
    view: view === 'late' ? { late } : view,
    isPaid: paid,
    until: until === undefined ? undefined : new Date(until),
  }
}

export async function listForAdmin({ sort, page, limit, ...query }: Asked, { db, now }: RequestContext) {
  const since = new Date(now.getTime() - PLACING)
  // First: what comes while the list is read counts as new, not as seen.
  const recent = await countSince(db, since)
  const overdueDays = await listOverdueDays(db, now)
  const counting = countByStatus(db)
  const [{ rows, total }, counts, views] = await Promise.all([
    listOrders(db, filtersIn(query, overdueDays), { sort, page, limit }, () => counting),
    counting,
    countViews(db, overdueDays),
  ])
  const prints = await listPrints(
    db,
    rows.map(({ id }) => id),
  )
  return {
    orders: rows.map((row) => {
      const { refundState, attention, owesMoney } = row
      const confirmation = shownConfirmation(row)
      const came = toPounds(row.came)
      const team = { refundState, attention, confirmation, came, owesMoney, prints: printsOf(row.id, prints) }
      return { ...shownOrder(row, 'staff'), ...team }
    }),
    pagination: pageOf(total, { page, limit }),
    counts,
    views,
    attention: views.attention,
    recent: { since: since.toISOString(), count: recent },
    readAt: now.toISOString(),
  }
}
