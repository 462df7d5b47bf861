import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { moveLoves } from './db-loves.server.ts'

/** What was loved before signing in is loved by the account now. */
export async function mergeLoves(db: Db, guest: string, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Whoever loved a gallery both ways is one fewer now.
    if (await moveLoves(tx, guest, accountId)) await notice(tx, 'stock')
  })
}
