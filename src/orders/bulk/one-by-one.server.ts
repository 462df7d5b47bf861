import { eachAlone } from '#lib/each-alone.server.ts'
import type { Language } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'
import { type OrderStatus, STATUSES } from '../order.ts'

interface Done {
  status: OrderStatus | null
  undo: { step: number; seconds: number } | null
}

/** What became of each order, in words for who asked. */
export async function oneByOne<Row extends { id: string }>(
  rows: readonly Row[],
  language: Language,
  work: (row: Row) => Promise<Done>,
) {
  return (await eachAlone(rows, work)).map(({ row: { id }, outcome }) => {
    if (!(outcome instanceof Refusal)) return { id, ...outcome, refusal: null }
    const { errorCode, message } = answerOf(outcome, language)
    const now = STATUSES.find((status) => status === outcome.details['status'])
    return { id, status: now ?? null, undo: null, refusal: { errorCode, message } }
  })
}
