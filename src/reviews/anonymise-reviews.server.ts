import type { Tx } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { clearAuthor } from './db.server.ts'

/** Inside the transaction that erases the account: pages that are kept must not show the name any longer. */
export async function anonymiseReviews(tx: Tx, accountId: string, now: Date): Promise<void> {
  if (await clearAuthor(tx, accountId, now)) await notice(tx, 'content')
}
