import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { checkLines } from './check-lines.server.ts'
import { lockSettlement } from './db-settlements.server.ts'
import { isReadable } from './read-lines.ts'
import { readingIn } from './reading.ts'

/** Against what the shop knows by now: what somebody has set right may be booked. */
export function checkAgain(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const settlement = await lockSettlement(tx, id, 'update')
    if (!settlement) throw new Refusal('NOT_FOUND')
    const reading = readingIn(settlement.reading)
    if (reading && isReadable(reading)) await checkLines(tx, { ...settlement, reading })
  })
}
