import { on } from '#lib/route.server.ts'
import { changeStockCall, listMovementsCall, listStockRowsCall, saveStockCall } from './api.ts'
import { changeStock } from './change-stock.server.ts'
import { listBook } from './list-book.server.ts'
import { listStock } from './list-stock.server.ts'
import { saveStock } from './save-stock.server.ts'

const success = true as const

export const stockRoutes = [
  on(listStockRowsCall, 'viewer', async (query, { db }) => ({ success, ...(await listStock(db, query)) })),
  on(saveStockCall, 'staff', async (saving, { db, viewer, browser, now }) => ({
    success,
    results: await saveStock(db, saving, { accountId: viewer.accountId, language: browser.language, now }),
  })),
  on(changeStockCall, 'staff', async (change, { db, viewer, browser }) => ({
    success,
    size: await changeStock(db, change, { accountId: viewer.accountId, idempotencyKey: browser.idempotencyKey }),
  })),
  on(listMovementsCall, 'viewer', async (query, { db }) => ({ success, ...(await listBook(db, query)) })),
]
