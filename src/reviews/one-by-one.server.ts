import { isWorthLater } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'

/** The server's "no" to one of many; what nobody foresaw ends them all. */
async function whyNot(work: Promise<unknown>): Promise<Refusal | null> {
  try {
    await work
    return null
  } catch (error) {
    if (isWorthLater(error)) return new Refusal('UNAVAILABLE')
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Each in a transaction of its own, in turn: what one review refuses stops none of the others. */
export async function oneByOne<Row extends { id: string }>(
  rows: readonly Row[],
  language: Language,
  work: (row: Row) => Promise<unknown>,
) {
  const results = []
  for (const row of rows) {
    const refusal = await whyNot(work(row))
    const { errorCode, message } = refusal ? answerOf(refusal, language) : {}
    results.push({ id: row.id, refusal: errorCode && message ? { errorCode, message } : null })
  }
  return results
}
