import { eraseAccount } from '#accounts/erase-account.server.ts'
import { listClosedAccounts } from '#accounts/list-closed-accounts.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { anonymiseOrders, needsAccount } from './db-anonymise.server.ts'

const DAY = 24 * 3600 * 1000

/** What a feature above orders keeps of an account: taken away in the transaction that erases it. */
export type Anonymise = (tx: Tx, accountId: string, now: Date) => Promise<void>

/** What is left of closed accounts goes as soon as no order needs it; the orders stay, nobody's. */
export async function eraseClosedAccounts(db: Db, now: Date, others: readonly Anonymise[]): Promise<void> {
  const { days, faultyDays } = (await getFacts(db)).returns
  // The last day counts whole.
  const returnableFrom = new Date(now.getTime() - (Math.max(days, faultyDays) + 1) * DAY)
  for (const account of await listClosedAccounts(db)) {
    if (await needsAccount(db, account.id, returnableFrom)) continue
    await eraseAccount(db, account, async (tx) => {
      for (const anonymise of [...others, anonymiseOrders]) await anonymise(tx, account.id, now)
    })
  }
}
