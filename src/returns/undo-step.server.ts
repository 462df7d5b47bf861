import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { putBack } from '#orders/returning/put-back.server.ts'
import { secondsToUndo } from '#orders/undo/undo.ts'
import { type LockedReturn, listArrived, listStepsOf, updateLine } from './db.server.ts'
import { lockReturn } from './lock-return.server.ts'
import { moveReturn } from './move-return.server.ts'
import { type ReturnState, STATES } from './return.ts'

interface Undoing {
  id: string
  /** The row of its history that was a mistake: the last one, or it is too late. */
  step: number
  accountId: string
}

const stateIn = (text: string | null): ReturnState | undefined => STATES.find((state) => state === text)

async function sendOffAgain(tx: Tx, { id: returnId, orderId }: LockedReturn, accountId: string): Promise<void> {
  const rows = (await listArrived(tx, returnId)).map(({ variantId, sellable, back }) => {
    return { variantId, onShelf: -(sellable ?? 0), back: -(back ?? 0) }
  })
  await putBack(tx, { orderId, accountId, reason: 'return not received', rows })
  for (const { variantId } of rows) await updateLine(tx, { returnId, variantId }, { sellable: null, back: null })
}

/** Within its minute the return stands as before and nobody is told. Undoing it twice is undoing it once. */
export function undoStep(db: Db, { id, step, accountId }: Undoing, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { order, request } = await lockReturn(tx, id)
    const last = (await listStepsOf(tx, id)).at(-1)
    if (last?.undoes === step) return
    if (last?.id !== step) throw new Refusal('STALE_EDIT', { details: { state: request.state } })
    const to = stateIn(last.fromState)
    if (!to || last.accountId === null || last.undoes !== null || request.refundId !== null)
      throw new Refusal('STATE_CONFLICT')
    if (secondsToUndo(last, now) === 0) throw new Refusal('UNDO_OVER')
    if (request.state === 'received') await sendOffAgain(tx, request, accountId)
    await moveReturn(tx, { order, request }, { to, accountId, undoes: step, letter: 'none' }, now)
  })
}
