import { type Db, inTransaction } from '#lib/db.server.ts'
import { bookEdit } from '../desk/book-edit.server.ts'
import { shownSums } from '../desk/preview-edit.server.ts'
import { shownEdit } from '../desk/show-edit.ts'
import { keepConfirmed } from './confirm-order.server.ts'
import { planChange, type WantedChange } from './plan-change.server.ts'

/** What a change would make of the order; nothing of it is booked. */
export function previewChange(db: Db, change: WantedChange) {
  return inTransaction(db, async (tx) => {
    const { old, amounts, before, after } = await planChange(tx, change)
    return {
      before: shownSums(old.amounts),
      after: shownSums(amounts),
      edit: { before: shownEdit(before), after: shownEdit(after) },
    }
  })
}

/** At the total that was seen. Whoever changes it wants it so: it is confirmed by that. */
export function changeByShopper(db: Db, change: WantedChange & { total: number }, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const plan = await planChange(tx, change)
    await bookEdit(tx, plan, { accountId: null, note: '', total: change.total }, now)
    await keepConfirmed(tx, plan.order, now)
  })
}
