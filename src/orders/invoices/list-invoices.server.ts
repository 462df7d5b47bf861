import type { Db } from '#lib/db.server.ts'
import { listKindsOfPayment, listOrdersNamed } from './db-invoices.server.ts'
import { invoiceOf, readSeller } from './invoice-of.server.ts'

export async function listInvoices(db: Db, ids: readonly string[]) {
  const rows = await listOrdersNamed(db, ids)
  const kinds = await listKindsOfPayment(db, ids)
  return { seller: await readSeller(db), invoices: rows.map((row) => invoiceOf(row, kinds, 'staff')) }
}
