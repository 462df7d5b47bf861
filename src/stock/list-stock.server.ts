import { bySize } from '#catalog/product.ts'
import type { Db } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { toPounds } from '#lib/money.ts'
import { pageOf } from '#lib/wire.ts'
import { pictureUrl } from '#media/picture.ts'
import type { listStockRowsCall } from './api.ts'
import { listStockRows } from './db.server.ts'

/** A page of products with what is there of each of their sizes. */
export async function listStock(db: Db, query: VerbInput<typeof listStockRowsCall>) {
  const { rows, total } = await listStockRows(db, query, query)
  const products = rows.map(({ shelves, cover, price, ...row }) => ({
    ...row,
    _id: row.id,
    price: toPounds(price),
    cover: cover && { ...cover, url: pictureUrl(cover.id, cover.width) },
    sizes: bySize(shelves.map((shelf) => ({ ...shelf, stock: shelf.onHand - shelf.reserved }))),
  }))
  return { products, pagination: pageOf(total, query) }
}
