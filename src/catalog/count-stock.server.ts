import type { Db } from '#lib/db.server.ts'
import { countProductStats, type ProductStats } from './window/db-window.server.ts'

/** How many products the shop has, and how many of them run out. */
export const countStock = (db: Db): Promise<ProductStats> => countProductStats(db)
