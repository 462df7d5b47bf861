import { findOneSized } from '#catalog/find-one-sized.server.ts'
import { on } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import { type ActivityEntry, listActivityCall } from './api.ts'
import { listActivity, listPeople } from './db.server.ts'
import { sinceFirst } from './since-first.ts'

type Columns = ActivityEntry['before']
type Row = Awaited<ReturnType<typeof listActivity>>['rows'][number]

function told({ before, after, ...row }: Row) {
  const sides = { before: before as Columns, after: after as Columns }
  if (row.subject !== 'settings') return { ...row, ...sides }
  const changed = sinceFirst(sides.before, sides.after)
  return { ...row, kind: 'changed' as const, before: changed.before as Columns, after: changed.after as Columns }
}

export const activityRoutes = [
  on(listActivityCall, 'owner', async (query, { db }) => {
    const { rows, total } = await listActivity(db, query)
    const people = (await listPeople(db)).map(({ id, name }) => ({ id, full_name: name }))
    const products = rows.filter(({ subject }) => subject === 'stock').map(({ subjectId }) => subjectId)
    const oneSized = await findOneSized(db, products)
    const activity = rows.map(told).map(({ id, at, accountId, actor, before, after, ...row }) => ({
      ...row,
      isOneSize: row.subject === 'stock' && oneSized.has(row.subjectId),
      _id: id,
      id,
      at: at.toISOString(),
      actor: { id: accountId, full_name: actor },
      before,
      after,
    }))
    return { success: true as const, activity, people, pagination: pageOf(total, query) }
  }),
]
