import type { Db, Tx } from '#lib/db.server.ts'
import { findAccount } from './db.server.ts'

interface Receiver {
  accountId: string | null
  email: string
  name: string
}

/** The name to greet by: none unless the account has proven this mailbox, for anybody may have typed both. */
export async function findGreeting(db: Db | Tx, { accountId, email, name }: Receiver): Promise<string> {
  const account = accountId ? await findAccount(db, accountId) : undefined
  return account?.emailVerifiedAt && account.email === email ? name : ''
}
