import type { Db } from '#lib/db.server.ts'
import { listPrints } from '../prints/db-prints.server.ts'
import { listKindsOfPayment, listOrdersNamed } from './db-invoices.server.ts'
import { invoiceOf, readSeller } from './invoice-of.server.ts'

export async function listInvoices(db: Db, ids: readonly string[]) {
  const rows = await listOrdersNamed(db, ids)
  const kinds = await listKindsOfPayment(db, ids)
  const prints = await listPrints(db, ids)
  const invoices = rows.map((row) => ({
    ...invoiceOf(row, kinds, 'staff'),
    isCopy: prints.some(({ orderId, what }) => orderId === row.id && what === 'invoice'),
  }))
  return { seller: await readSeller(db), invoices }
}
