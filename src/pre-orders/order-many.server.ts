import type { Db } from '#lib/db.server.ts'
import { eachAlone } from '#lib/each-alone.server.ts'
import type { Language } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'
import { orderPreOrder } from './order-pre-order.server.ts'
import { STATES } from './pre-order.ts'

interface Many {
  ids: readonly string[]
  productId: string
  /** Who of the team does it. */
  accountId: string
}

/** One after the other, each in a transaction of its own; what became of each, in words for who asked. */
export async function orderMany(db: Db, { ids, productId, accountId }: Many, language: Language, now: Date) {
  const outcomes = await eachAlone(ids, (id) => orderPreOrder(db, { id, productId, accountId, note: '' }, now))
  return outcomes.map(({ row: id, outcome }) => {
    if (!(outcome instanceof Refusal)) return { id, state: 'ordered' as const, orderId: outcome, refusal: null }
    const { errorCode, message } = answerOf(outcome, language)
    const state = STATES.find((each) => each === outcome.details['state']) ?? null
    return { id, state, orderId: null, refusal: { errorCode, message } }
  })
}
