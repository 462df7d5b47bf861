import { Refusal } from '#lib/refusal.ts'
import { findOrder } from '../db.server.ts'
import { type Asker, askerOf } from '../reading/asker.server.ts'
import { listKindsOfPayment } from './db-invoices.server.ts'
import { invoiceOf, readSeller } from './invoice-of.server.ts'

/** For its owner and for admins; to anyone else it does not exist. */
export async function readReceipt(id: string, asker: Asker) {
  const row = await findOrder(asker.db, id)
  const who = row ? await askerOf(row, asker) : 'stranger'
  if (!row || who === 'stranger') throw new Refusal('NOT_FOUND')
  const kinds = await listKindsOfPayment(asker.db, [id])
  return { seller: await readSeller(asker.db), receipt: invoiceOf(row, kinds, who) }
}
