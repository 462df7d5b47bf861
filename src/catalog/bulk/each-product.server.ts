import { eachAlone } from '#lib/each-alone.server.ts'
import type { Language } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'

interface Done<Undo> {
  undo: Undo | null
}

/** What became of each product, in words for who asked. */
export async function eachProduct<Row extends { id: string }, Undo>(
  rows: readonly Row[],
  language: Language,
  work: (row: Row) => Promise<Done<Undo>>,
) {
  return (await eachAlone(rows, work)).map(({ row: { id }, outcome }) => {
    if (!(outcome instanceof Refusal)) return { id, undo: outcome.undo, refusal: null }
    const { errorCode, message } = answerOf(outcome, language)
    return { id, undo: null, refusal: { errorCode, message } }
  })
}
