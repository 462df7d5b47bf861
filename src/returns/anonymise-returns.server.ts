import type { Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { clearRefundWords } from '#payments/clear-refund-words.server.ts'
import { clearReturnsOf } from './db.server.ts'

/** Inside the transaction that erases the account; the files of its photos go once that is kept. */
export async function anonymiseReturns(tx: Tx, accountId: string): Promise<void> {
  await clearRefundWords(tx, accountId)
  for (const photoId of await clearReturnsOf(tx, accountId)) await enqueue(tx, 'drop-return-photo', { photoId })
}
