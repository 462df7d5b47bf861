import { Refusal } from '#lib/refusal.ts'
import { type Ask, on } from '#lib/route.server.ts'
import { askForSizeCall, leaveListsCall, listDemandCall, listWaitingCall, stopWaitingCall } from './api.ts'
import { askForSize } from './ask-for-size.server.ts'
import { deleteWaiting, deleteWaitingOf, listDemand, listWaiting } from './db.server.ts'
import { alertIn } from './link.server.ts'

const success = true as const

async function waitingOf({ db, viewer }: Ask<'shopper'>) {
  const waiting = await listWaiting(db, viewer.accountId)
  return { success, waiting }
}

export const alertRoutes = [
  on(askForSizeCall, 'anyone', async (given, ask) => {
    await askForSize(given, ask)
    return { success }
  }),
  on(listWaitingCall, 'shopper', (_, ask) => waitingOf(ask)),
  on(stopWaitingCall, 'shopper', async (wanted, ask) => {
    await deleteWaiting(ask.db, ask.viewer.accountId, wanted)
    return waitingOf(ask)
  }),
  on(leaveListsCall, 'anyone', async ({ token }, { db, settings }) => {
    const alertId = alertIn(token, settings.secret)
    if (!alertId) throw new Refusal('LINK_INVALID')
    await deleteWaitingOf(db, alertId)
    return { success }
  }),
  on(listDemandCall, 'viewer', async (asked, { db }) => ({
    success,
    demand: (await listDemand(db, asked)).map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
  })),
]
