import { rememberReading } from '#couriers/remember-reading.server.ts'
import { type Db, inTransaction } from '#lib/db.server.ts'
import { type FieldErrors, Refusal } from '#lib/refusal.ts'
import { checkLines } from './check-lines.server.ts'
import { keepReadingOf, lockSettlement } from './db-settlements.server.ts'
import { isReadable } from './read-lines.ts'
import { PARTS, type Reading } from './settlement.ts'

function problemsOf({ columns }: Reading, titles: readonly string[]): FieldErrors {
  const problems: FieldErrors = {}
  for (const part of PARTS) {
    const title = columns[part]
    const field = `columns.${part}`
    if (title === undefined && part !== 'fee') problems[field] = 'required'
    else if (title !== undefined && !titles.includes(title)) problems[field] = 'columnUnknown'
    else if (PARTS.some((other) => other !== part && title !== undefined && columns[other] === title))
      problems[field] = 'columnTwice'
  }
  return problems
}

/** What its columns and words mean: read anew by it, and so will be the next one of this courier. */
export function setReading(db: Db, id: string, reading: Reading): Promise<void> {
  return inTransaction(db, async (tx) => {
    const settlement = await lockSettlement(tx, id, 'update')
    if (!settlement) throw new Refusal('NOT_FOUND')
    const errors = problemsOf(reading, settlement.titles)
    if (Object.keys(errors).length > 0 || !isReadable(reading)) throw new Refusal('INVALID', { errors })
    await keepReadingOf(tx, id, reading)
    await rememberReading(tx, settlement.courierId, reading)
    await checkLines(tx, { ...settlement, reading })
  })
}
