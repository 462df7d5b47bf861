import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import type { OrderRow } from '../db.server.ts'
import { shownOrder } from '../show-order.server.ts'
import type { listKindsOfPayment } from './db-invoices.server.ts'

/** Who sells, as the law asks it of an invoice. */
export async function readSeller(db: Db) {
  const { name, address, phone, email, registration } = await getFacts(db)
  return { name, address, phone: localPhone(phone), email, registration }
}

type Kinds = Awaited<ReturnType<typeof listKindsOfPayment>>

export function invoiceOf(row: OrderRow, kinds: Kinds, asker: 'owner' | 'staff') {
  const order = shownOrder(row, asker)
  const products = order.products.map((line, at) => {
    const fullPrice = row.lines[at]?.fullPrice ?? null
    return { ...line, fullPrice: fullPrice === null ? null : toPounds(fullPrice) }
  })
  const paidHow = kinds.find(({ orderId }) => orderId === row.id)?.kind ?? null
  return { ...order, products, paidHow, language: row.language }
}
