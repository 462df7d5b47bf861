import { on, onDownload, onUpload } from '#lib/route.server.ts'
import {
  changeStockCall,
  checkFileCall,
  exportProductsCall,
  getImportCall,
  importLinesCall,
  listMovementsCall,
  listStockRowsCall,
  saveStockCall,
} from './api.ts'
import { changeStock } from './change-stock.server.ts'
import { checkFile } from './file/check-file.server.ts'
import { exportProducts, titleLine } from './file/export-products.server.ts'
import { importLines } from './file/import-lines.server.ts'
import { showImport } from './file/show-import.server.ts'
import { listBook } from './list-book.server.ts'
import { listStock } from './list-stock.server.ts'
import { saveStock } from './save-stock.server.ts'

const success = true as const

async function* only(text: string): AsyncGenerator<string> {
  yield text
}

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
  onDownload(exportProductsCall, 'viewer', async ({ template, ...filters }, { db, browser, settings }) => {
    const { language } = browser
    return template === true
      ? only(titleLine(language))
      : exportProducts(db, filters, { language, publicUrl: settings.publicUrl })
  }),
  onUpload(checkFileCall, 'staff', async (upload, context) => ({ success, id: await checkFile(upload, context) })),
  on(getImportCall, 'viewer', async (query, { db }) => ({ success, ...(await showImport(db, query)) })),
  on(importLinesCall, 'staff', async ({ id }, { db, viewer, browser, now }) => {
    await importLines(db, id, { accountId: viewer.accountId, language: browser.language, now })
    return { success, ...(await showImport(db, { id, page: 1, limit: 1 })) }
  }),
]
