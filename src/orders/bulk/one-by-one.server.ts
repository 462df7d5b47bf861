import { isWorthLater } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'
import { type OrderStatus, STATUSES } from '../order.ts'

interface Done {
  status: OrderStatus | null
  undo: { step: number; seconds: number } | null
}

const refusalIn = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (isWorthLater(error)) return new Refusal('UNAVAILABLE')
  throw error
}

/** One after the other, each in a transaction of its own: what one order refuses stops none of the others. */
export async function oneByOne<Row extends { id: string }>(
  rows: readonly Row[],
  language: Language,
  work: (row: Row) => Promise<Done>,
) {
  const results = []
  for (const row of rows) {
    const outcome = await work(row).catch(refusalIn)
    if (outcome instanceof Refusal) {
      const { errorCode, message } = answerOf(outcome, language)
      const now = STATUSES.find((status) => status === outcome.details['status'])
      results.push({ id: row.id, status: now ?? null, undo: null, refusal: { errorCode, message } })
    } else results.push({ id: row.id, ...outcome, refusal: null })
  }
  return results
}
