import { type Db, inTransaction } from '#lib/db.server.ts'
import { eachAlone } from '#lib/each-alone.server.ts'
import type { Language } from '#lib/language.ts'
import { Refusal } from '#lib/refusal.ts'
import { answerOf } from '#lib/refusal-text.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { parcelProblems } from '#orders/tending/courier.ts'
import { putCourier } from '#orders/tending/put-courier.server.ts'
import { findManifest, findParcel } from './db-manifests.server.ts'

interface Row {
  id: string
  number: string
  /** What whoever saves saw. */
  before: string
}

interface Saving {
  id: string
  rows: readonly Row[]
}

function saveNumber(db: Db, { id: manifestId, courier }: { id: string; courier: string }, row: Row, now: Date) {
  const { id: orderId, number: trackingNumber, before } = row
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    if (!(await findParcel(tx, { manifestId, orderId }))) throw new Refusal('NOT_FOUND')
    const problems = parcelProblems({ courier, trackingNumber })
    if (Object.keys(problems).length > 0) throw new Refusal('INVALID', { errors: problems })
    await putCourier(tx, orderId, { courier, trackingNumber, seen: before }, now)
  })
}

/** What one of them refuses stops none of the others. */
export async function saveNumbers(db: Db, { id, rows }: Saving, { language, now }: { language: Language; now: Date }) {
  const manifest = await findManifest(db, id)
  if (!manifest) throw new Refusal('NOT_FOUND')
  const outcomes = await eachAlone(rows, (row) => saveNumber(db, manifest, row, now))
  return outcomes.map(({ row, outcome }) => {
    if (!(outcome instanceof Refusal)) return { id: row.id, refusal: null }
    const { errorCode, message } = answerOf(outcome, language)
    return { id: row.id, refusal: { errorCode, message } }
  })
}
