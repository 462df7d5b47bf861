import type { Db } from '#lib/db.server.ts'
import { listStock } from './db-stock.server.ts'
import { bySize } from './product.ts'

/** The sizes of a product that are sold now, and how many may be ordered of each. */
export const listStockOf = async (db: Db, productId: string) => bySize(await listStock(db, productId))
