import { on } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import { type ActivityEntry, listActivityCall } from './api.ts'
import { listActivity } from './db.server.ts'

type Columns = ActivityEntry['before']

export const activityRoutes = [
  on(listActivityCall, 'owner', async (query, { db }) => {
    const { rows, total } = await listActivity(db, query)
    const activity = rows.map(({ id, at, accountId, actor, before, after, ...row }) => ({
      ...row,
      _id: id,
      id,
      at: at.toISOString(),
      actor: { id: accountId, full_name: actor },
      before: before as Columns,
      after: after as Columns,
    }))
    return { success: true as const, activity, pagination: pageOf(total, query) }
  }),
]
