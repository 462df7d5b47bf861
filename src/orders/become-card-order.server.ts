import type { Tx } from '#lib/db.server.ts'
import { updateMethod } from './db.server.ts'

export const becomeCardOrder = (tx: Tx, id: string, now: Date): Promise<void> => updateMethod(tx, id, 'paymob', now)
