import type { Db } from '#lib/db.server.ts'
import { toPounds } from '#lib/money.ts'
import { localPhone } from '#lib/phone.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { listPrints } from '../prints/db-prints.server.ts'
import { shownOrder } from '../show-order.server.ts'
import { listKindsOfPayment, listOrdersNamed } from './db-invoices.server.ts'

export async function listInvoices(db: Db, ids: readonly string[]) {
  const { name, address, phone, email } = await getFacts(db)
  const rows = await listOrdersNamed(db, ids)
  const kinds = await listKindsOfPayment(db, ids)
  const prints = await listPrints(db, ids)
  const invoices = rows.map((row) => {
    const order = shownOrder(row, 'staff')
    const products = order.products.map((line, at) => {
      const fullPrice = row.lines[at]?.fullPrice ?? null
      return { ...line, fullPrice: fullPrice === null ? null : toPounds(fullPrice) }
    })
    const paidHow = kinds.find(({ orderId }) => orderId === row.id)?.kind ?? null
    const isCopy = prints.some(({ orderId, what }) => orderId === row.id && what === 'invoice')
    return { ...order, products, paidHow, isCopy, language: row.language }
  })
  return { seller: { name, address, phone: localPhone(phone), email }, invoices }
}
