import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { type Choice, startOfHour, summedUpOn } from './choice.ts'
import { findLastArrival, lockChoice, writeChoice } from './db.server.ts'

interface ChoiceMade extends Choice {
  accountId: string
  /** As it stood when it was changed; undefined: whatever it is. */
  seenAt: string | null | undefined
}

/** What came in before somebody wanted to hear of it is not told afterwards. */
export function saveChoice(db: Db, { accountId, seenAt, ...choice }: ChoiceMade, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockChoice(tx, accountId)
    const storedAt = before?.updatedAt.toISOString() ?? null
    if (seenAt !== undefined && seenAt !== storedAt) throw new Refusal('STALE_EDIT')
    const isHeard = before?.orders === choice.orders
    const isSameHour = before?.summaryHour === choice.summaryHour
    await writeChoice(tx, {
      accountId,
      ...choice,
      toldUpTo: isHeard ? before.toldUpTo : await findLastArrival(tx),
      toldHour: isHeard ? before.toldHour : startOfHour(now),
      summedUpOn: isSameHour ? before.summedUpOn : summedUpOn(choice.summaryHour, now),
      updatedAt: now,
    })
  })
}
