import type { Db } from '#lib/db.server.ts'
import { countSales, type Figures } from './db.server.ts'

/** What was ordered on this day in Cairo, and what it brought in. */
export const sumUpDay = (db: Db, day: string): Promise<Figures> => countSales(db, { from: day, until: day })
