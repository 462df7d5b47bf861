import type { VerbInput } from '#lib/endpoint.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import type { listCustomersCall } from './api.ts'
import { type CustomerRow, listCustomers } from './db.server.ts'
import { sumSomeCustomers } from './sum-customers.server.ts'

export const shownListed = ({ id, kind, name, email, orders, ...row }: CustomerRow) => ({
  _id: id,
  ...{ id, kind, name, email, orders },
  phone: localPhone(row.phone),
  since: row.since.toISOString(),
  spent: toPounds(row.spent),
  lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
})

export async function listForTeam(
  { q, search = q ?? '', ...query }: VerbInput<typeof listCustomersCall>,
  { db }: Pick<RequestContext, 'db'>,
) {
  await sumSomeCustomers(db)
  const { rows, total } = await listCustomers(db, { ...query, search })
  return { customers: rows.map(shownListed), pagination: pageOf(total, query) }
}
