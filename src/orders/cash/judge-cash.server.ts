import type { Db, Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { CashRules } from '#settings/cash-rules.ts'
import { type Person, sumPast } from './db-cash.server.ts'
import { type CashReason, type Judged, judge } from './judge.ts'

interface Wanted {
  rules: CashRules
  /** In piastres. */
  total: number
  takesCards: boolean
  person: Person
}

/** What the settings' rules say to this person's paying so much in cash. */
export async function judgeCash(db: Db | Tx, { rules, total, takesCards, person }: Wanted): Promise<Judged> {
  if (Object.values(rules).every(({ answer }) => answer === 'allow')) return { answer: 'allow', reasons: [] }
  return judge(rules, { total, takesCards, ...(await sumPast(db, person)) })
}

/** Why the order waits to be confirmed, if it does; refused where a card is asked for. */
export async function takeCash(tx: Tx, purchase: Wanted): Promise<CashReason[]> {
  const { answer, reasons } = await judgeCash(tx, purchase)
  if (answer === 'card') throw new Refusal('CASH_NOT_OFFERED', { details: { reasons } })
  return reasons
}
