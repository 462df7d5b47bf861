import type { Tx } from '#lib/db.server.ts'
import { readMoneyLeft } from './read-money-left.server.ts'

export const hasMoneyLeft = async (tx: Tx, orderId: string): Promise<boolean> => (await readMoneyLeft(tx, orderId)) > 0
