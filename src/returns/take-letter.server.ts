import { type Db, inTransaction } from '#lib/db.server.ts'
import { findReturn, markReturnStepTold, type ReturnRow } from './db.server.ts'
import { lockReturn } from './lock-return.server.ts'

interface About {
  returnId: string
  step: number
}

type Step = ReturnRow['steps'][number]

/** What the shopper did is told whatever came after it; a step of the team only while the return still stands so. */
function isTrue({ state, steps }: ReturnRow, step: Step): boolean {
  if (!step.isTeams) return true
  return state === step.toState && !steps.some(({ undoes }) => undoes === step.id)
}

/** The return that a letter is about, if the letter leaves now: from then on its step can't be undone. */
export function takeLetter(db: Db, { returnId, step: id }: About, now: Date) {
  return inTransaction(db, async (tx) => {
    await lockReturn(tx, returnId)
    const request = await findReturn(tx, returnId)
    const step = request?.steps.find((each) => each.id === id)
    if (!request || !step || !isTrue(request, step)) return undefined
    await markReturnStepTold(tx, id, now)
    return { request, step: { id, state: step.toState, words: step.words, at: step.at } }
  })
}
