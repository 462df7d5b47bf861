import type { Db } from '#lib/db.server.ts'
import { arrival } from '#shipping/arrival.ts'
import { countToDo as countOpen, countUnsent } from './db-to-do.server.ts'

/** Days that are promised where a governorate's row is gone. */
const LONGEST = 7

/** Any hour of a day says the same of it: its middle is in no other. */
const middleOf = (day: string): Date => new Date(`${day}T10:00:00Z`)

/** Late is what is paid, not sent, and should have been at its door on an earlier day. */
export async function countToDo(db: Db, now: Date) {
  const [open, unsent] = await Promise.all([countOpen(db), countUnsent(db)])
  const [today] = arrival(now, { min: 0, max: 0 })
  const isLate = ({ day, leadDaysMax }: (typeof unsent)[number]): boolean => {
    const [, last] = arrival(middleOf(day), { min: 0, max: leadDaysMax ?? LONGEST })
    return last < today
  }
  return { ...open, late: unsent.filter(isLate).reduce((sum, { count }) => sum + count, 0) }
}
