import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { listMovementsCall } from './api.ts'
import { listMovements } from './db-book.server.ts'

type Row = Awaited<ReturnType<typeof listMovements>>[number]

const shown = ({ id, at, productId, sku, name, nameAr, deletedAt, orderId, orderSku, ...row }: Row) => ({
  ...row,
  _id: id,
  id,
  at: at.toISOString(),
  product: { id: productId, sku, name, nameAr, isGone: deletedAt !== null },
  onHand: row.onHandAfter,
  reserved: row.reservedAfter,
  order: orderId !== null && orderSku !== null ? { id: orderId, sku: orderSku } : null,
})

/** A page of the stock book, and where the next one begins. */
export async function listBook(db: Db, query: VerbInput<typeof listMovementsCall>) {
  const rows = await listMovements(db, query)
  const movements = rows.slice(0, query.limit).map(shown)
  return { movements, next: rows.length > query.limit ? (movements.at(-1)?.id ?? null) : null }
}
