import type { Tx } from '#lib/db.server.ts'
import { clearWordsOf } from './db-refunds.server.ts'

/** What whoever returned something was told of its money goes with their account; sums stay for the books. */
export const clearRefundWords = (tx: Tx, accountId: string): Promise<void> => clearWordsOf(tx, accountId)
