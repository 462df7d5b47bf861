import { findAccount } from '#accounts/find-account.server.ts'
import type { Db } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { toPounds } from '#lib/money.ts'
import { on } from '#lib/route.server.ts'
import { getNotificationsCall, listArrivalsCall, saveNotificationsCall } from './api.ts'
import { countArrived, findChoice, findLastArrival, listArrived } from './db.server.ts'
import { saveChoice } from './save-choice.server.ts'

const success = true as const

async function notificationsOf(db: Db, accountId: string, language: Language) {
  const [choice, account] = await Promise.all([findChoice(db, accountId), findAccount(db, accountId)])
  const { updatedAt, ...chosen } = choice ?? { orders: 'never', summaryHour: null, language, updatedAt: null }
  return { ...chosen, email: account?.email ?? '', updatedAt: updatedAt?.toISOString() ?? null }
}

async function arrivalsAfter(db: Db, after: number | undefined) {
  const upTo = await findLastArrival(db)
  const arrivals = { after: after ?? upTo, upTo }
  const [count, [latest]] = await Promise.all([countArrived(db, arrivals), listArrived(db, arrivals, 1)])
  if (!latest) return { last: upTo, count, latest: null }
  const { id, sku, name, total } = latest
  return { last: upTo, count, latest: { id, sku, name, total: toPounds(total) } }
}

export const notificationRoutes = [
  on(getNotificationsCall, 'viewer', async (_, { db, viewer, browser }) => ({
    success,
    notifications: await notificationsOf(db, viewer.accountId, browser.language),
  })),
  on(saveNotificationsCall, 'viewer', async ({ updatedAt, ...choice }, { db, viewer, browser, now }) => {
    await saveChoice(db, { ...choice, accountId: viewer.accountId, seenAt: updatedAt }, now)
    const notifications = await notificationsOf(db, viewer.accountId, browser.language)
    return { success, message: 'Saved', notifications }
  }),
  on(listArrivalsCall, 'viewer', async ({ after }, { db }) => ({ success, ...(await arrivalsAfter(db, after)) })),
]
