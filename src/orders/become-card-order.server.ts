import type { Tx } from '#lib/db.server.ts'
import { updateMethod } from './db.server.ts'

/** The money came by card after all. */
export const becomeCardOrder = (tx: Tx, id: string, now: Date): Promise<void> => updateMethod(tx, id, 'paymob', now)
