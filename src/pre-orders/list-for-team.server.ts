import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { pageOf } from '#lib/wire.ts'
import type { listPreOrdersCall } from './api.ts'
import { listPreOrders, sumWaiting } from './db-list.server.ts'
import { listedPreOrder } from './show-pre-order.server.ts'

type Asked = VerbInput<typeof listPreOrdersCall>

export async function listForTeam({ q, search = q ?? '', sort, page, limit, ...filters }: Asked, db: Db) {
  const [{ rows, total }, waiting] = await Promise.all([
    listPreOrders(db, { ...filters, search }, { sort, page, limit }),
    sumWaiting(db),
  ])
  return { preOrders: rows.map(listedPreOrder), waiting, pagination: pageOf(total, { page, limit }) }
}
