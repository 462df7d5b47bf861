import { Refusal } from '#lib/refusal.ts'
import { on, onDownload, type RequestContext } from '#lib/route.server.ts'
import { pageOf } from '#lib/wire.ts'
import { oneByOne } from '#orders/bulk/one-by-one.server.ts'
import { addManifest } from './add-manifest.server.ts'
import { addParcels } from './add-parcels.server.ts'
import {
  addManifestCall,
  addParcelsCall,
  checkNumbersCall,
  exportManifestCall,
  getManifestCall,
  handOverCall,
  listCashCall,
  listManifestsCall,
  listOverdueCall,
  listReadyCall,
  removeParcelCall,
  saveNumbersCall,
} from './api.ts'
import { checkNumbers } from './check-numbers.server.ts'
import { findManifest, listManifests } from './db-manifests.server.ts'
import { countReady, listParcels, listReady } from './db-parcels.server.ts'
import { exportManifest } from './export-manifest.server.ts'
import { handOver } from './hand-over.server.ts'
import { listCash } from './list-cash.server.ts'
import { listOverdue } from './list-overdue.server.ts'
import { removeParcel } from './remove-parcel.server.ts'
import { saveNumbers } from './save-numbers.server.ts'
import { shownManifest, shownParcel, shownReady } from './show-parcels.server.ts'

const success = true as const

interface Page {
  page: number
  limit: number
}

async function ready({ search = '', ...page }: Page & { search?: string | undefined }, { db }: RequestContext) {
  const [rows, total] = await Promise.all([listReady(db, { search, ...page }), countReady(db, search)])
  return { success, parcels: rows.map(shownReady), pagination: pageOf(total, page) }
}

async function lists(query: Page, { db }: RequestContext) {
  const [{ rows, total }, count] = await Promise.all([listManifests(db, query), countReady(db, '')])
  return { success, manifests: rows.map(shownManifest), ready: count, pagination: pageOf(total, query) }
}

async function list({ id }: { id: string }, { db }: RequestContext) {
  const manifest = await findManifest(db, id)
  if (!manifest) throw new Refusal('NOT_FOUND')
  return { success, manifest: shownManifest(manifest), parcels: (await listParcels(db, id)).map(shownParcel) }
}

export const parcelRoutes = [
  on(listReadyCall, 'viewer', ready),
  on(listManifestsCall, 'viewer', lists),
  on(getManifestCall, 'viewer', list),
  on(listCashCall, 'viewer', async (_, { db, now }) => ({ success, couriers: await listCash(db, now) })),
  on(listOverdueCall, 'viewer', async (input, { db, now }) => ({ success, ...(await listOverdue(db, input, now)) })),
  on(addManifestCall, 'staff', async ({ courierId }, { db, viewer: { accountId }, now }) => ({
    success,
    id: await addManifest(db, { courierId, accountId }, now),
  })),
  on(addParcelsCall, 'staff', async (input, { db, now }) => ({ success, results: await addParcels(db, input, now) })),
  on(removeParcelCall, 'staff', async ({ id: manifestId, order: orderId }, { db }) => {
    await removeParcel(db, { manifestId, orderId })
    return { success, message: 'Taken off' }
  }),
  on(handOverCall, 'staff', async ({ id: manifestId, orders }, { db, viewer: { accountId }, browser, now }) => {
    const hand = ({ id: orderId, from, total }: (typeof orders)[number]) =>
      handOver(db, { manifestId, orderId, from, total, accountId }, now)
    return { success, results: await oneByOne(orders, browser.language, hand) }
  }),
  onDownload(exportManifestCall, 'staff', ({ id }, { db, browser }) => exportManifest(db, id, browser.language)),
  on(checkNumbersCall, 'staff', async (input, { db }) => ({ success, lines: await checkNumbers(db, input) })),
  on(saveNumbersCall, 'staff', async (input, { db, browser: { language }, now }) => ({
    success,
    results: await saveNumbers(db, input, { language, now }),
  })),
]
