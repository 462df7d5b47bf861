import type { Db } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { on, onDownload } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import {
  cancelMyPreOrderCall,
  cancelPreOrderCall,
  exportPreOrdersCall,
  getCampaignCall,
  getPreOrderCall,
  listMyPreOrdersCall,
  listPreOrdersCall,
  orderManyCall,
  orderPreOrderCall,
  preOrderCall,
  reopenPreOrderCall,
} from './api.ts'
import { cancelPreOrder } from './cancel-pre-order.server.ts'
import { findPreOrder, listOwn } from './db.server.ts'
import { exportPreOrders } from './export-pre-orders.server.ts'
import { getForTeam } from './get-for-team.server.ts'
import { listForTeam } from './list-for-team.server.ts'
import { orderMany } from './order-many.server.ts'
import { orderPreOrder } from './order-pre-order.server.ts'
import { reopenPreOrder } from './reopen-pre-order.server.ts'
import { shownCampaign } from './show-campaign.ts'
import { shownPreOrder } from './show-pre-order.server.ts'
import { takePreOrder } from './take-pre-order.server.ts'

const success = true as const

async function own(db: Db, id: string) {
  const row = await findPreOrder(db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return shownPreOrder(row)
}

export const preOrderRoutes = [
  on(getCampaignCall, 'anyone', async (_, { db, now }) => {
    return { success, campaign: shownCampaign((await getFacts(db)).preOrders, now) }
  }),
  on(preOrderCall, 'shopper', async (input, context) => {
    const id = await takePreOrder(input, context)
    return { success, message: 'Pre-order taken', preOrder: await own(context.db, id) }
  }),
  on(listMyPreOrdersCall, 'shopper', async (paging, { db, viewer }) => {
    const { rows, total } = await listOwn(db, viewer.accountId, paging)
    return { success, preOrders: rows.map(shownPreOrder), pagination: pageOf(total, paging) }
  }),
  on(cancelMyPreOrderCall, 'shopper', async ({ id }, { db, viewer, now }) => {
    await cancelPreOrder(db, { id, by: 'shopper', accountId: viewer.accountId, note: '' }, now)
    return { success, message: 'Pre-order cancelled', preOrder: await own(db, id) }
  }),
  on(listPreOrdersCall, 'viewer', async (input, { db }) => ({ success, ...(await listForTeam(input, db)) })),
  onDownload(exportPreOrdersCall, 'staff', exportPreOrders),
  on(getPreOrderCall, 'viewer', async ({ id }, { db, now }) => ({
    success,
    preOrder: await getForTeam(db, id, now),
  })),
  on(orderPreOrderCall, 'staff', async (input, { db, viewer, now }) => {
    await orderPreOrder(db, { ...input, accountId: viewer.accountId }, now)
    return { success, message: 'Order created', preOrder: await getForTeam(db, input.id, now) }
  }),
  on(orderManyCall, 'staff', async (many, { db, viewer, browser, now }) => ({
    success,
    results: await orderMany(db, { ...many, accountId: viewer.accountId }, browser.language, now),
  })),
  on(cancelPreOrderCall, 'staff', async (input, { db, viewer, now }) => {
    await cancelPreOrder(db, { ...input, by: 'team', accountId: viewer.accountId }, now)
    return { success, message: 'Pre-order cancelled', preOrder: await getForTeam(db, input.id, now) }
  }),
  on(reopenPreOrderCall, 'staff', async ({ id }, { db, viewer, now }) => {
    await reopenPreOrder(db, { id, accountId: viewer.accountId }, now)
    return { success, message: 'Pre-order open again', preOrder: await getForTeam(db, id, now) }
  }),
]
