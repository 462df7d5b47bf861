import { Refusal } from '#lib/refusal.ts'
import { on, type RequestContext } from '#lib/route.server.ts'
import { askForSizeCall, leaveListsCall, listDemandCall, listWaitingCall, stopWaitingCall } from './api.ts'
import { askForSize } from './ask-for-size.server.ts'
import { deleteWaiting, deleteWaitingOf, listDemand, listWaiting } from './db.server.ts'
import { alertIn } from './link.server.ts'

const success = true as const

async function waitingOf({ db, viewer }: RequestContext<'shopper'>) {
  const waiting = await listWaiting(db, viewer.accountId)
  return { success, waiting }
}

export const alertRoutes = [
  on(askForSizeCall, 'anyone', async (input, context) => {
    await askForSize(input, context)
    return { success }
  }),
  on(listWaitingCall, 'shopper', (_, context) => waitingOf(context)),
  on(stopWaitingCall, 'shopper', async (variant, context) => {
    await deleteWaiting(context.db, context.viewer.accountId, variant)
    return waitingOf(context)
  }),
  on(leaveListsCall, 'anyone', async ({ token }, { db, settings }) => {
    const alertId = alertIn(token, settings.secret)
    if (!alertId) throw new Refusal('LINK_INVALID')
    await deleteWaitingOf(db, alertId)
    return { success }
  }),
  on(listDemandCall, 'viewer', async (query, { db }) => ({
    success,
    demand: (await listDemand(db, query)).map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
  })),
]
