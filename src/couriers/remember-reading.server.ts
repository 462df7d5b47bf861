import type { Tx } from '#lib/db.server.ts'
import { keepReading } from './db.server.ts'

/** Inside the caller's transaction: how the next settlement of this courier is read. */
export const rememberReading = (tx: Tx, id: string, reading: object): Promise<void> => keepReading(tx, id, reading)
