import { eraseAccount } from '#accounts/erase-account.server.ts'
import { listClosedAccounts } from '#accounts/list-closed-accounts.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import { anonymiseOrders, needsAccount } from './db-anonymise.server.ts'

/** Milliseconds after delivery in which something may still be returned: 30 days where it is faulty. */
const RETURNABLE = 30 * 24 * 3600 * 1000

/** What a feature above orders keeps of an account: taken away in the transaction that erases it. */
export type Anonymise = (tx: Tx, accountId: string, now: Date) => Promise<void>

/** What is left of closed accounts goes as soon as no order needs it; the orders stay, nobody's. */
export async function eraseClosedAccounts(db: Db, now: Date, others: readonly Anonymise[]): Promise<void> {
  for (const account of await listClosedAccounts(db)) {
    if (await needsAccount(db, account.id, new Date(now.getTime() - RETURNABLE))) continue
    await eraseAccount(db, account, async (tx) => {
      for (const anonymise of [anonymiseOrders, ...others]) await anonymise(tx, account.id, now)
    })
  }
}
